import type { Actor } from '../../../kernel/actor.js';
import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Account } from './account.js';
import type { SigningIn } from './ports/session.repository.js';

export const ACCOUNT = 'account';

export type AccountEventType = `account.${
  | 'signed-in'
  | 'signed-in-with-passkey'
  | 'signed-in-through-directory'
  | 'made-by-directory'
  | 'linked-to-directory'
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'signed-out-everywhere'
  | 'changed-password'
  | 'chose-password-by-link'
  | 'invited'
  | 'activated'
  | 'deactivated'
  | 'turned-on-second-step'
  | 'turned-off-second-step'
  | 'second-step-reset'
  | 'used-recovery-code'
  | 'renewed-recovery-codes'
  | 'codes-guessed'
  | 'proof-guessed'
  | 'added-passkey'
  | 'removed-passkey'}`;

export interface AccountFact {
  /** The name of a browser in which the account had not signed in before. */
  readonly newBrowser?: string;
}

export function signInFact(account: Account, { name, memory }: SigningIn): AccountFact {
  return memory.knows(account) ? {} : { newBrowser: name ?? 'an unknown browser' };
}

/** Events about accounts. Owners get emails about some of them, and each process checks the account's open streams. */
export const accountEvent = (
  type: AccountEventType,
  { id, name }: Pick<Actor, 'id' | 'name'>,
  fact: AccountFact = {},
): DomainEvent<AccountFact> => ({ type, subject: { type: ACCOUNT, id, name }, payload: fact });
