import type { Actor, Role } from '../../../kernel/actor.js';
import type { DomainEvent } from '../../../kernel/outbox.js';
import type { CommonPasswords } from './ports.js';
import type { SigningIn } from './ports/session.repository.js';

/** The password of the sample accounts, shown on the login pages of a server that was seeded with them. */
export const DEMO_PASSWORD = 'courtyard-demo';

/** A person who can sign in. */
export interface Account {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  /** Null if the person signs in through the directory only. */
  readonly passwordHash: string | null;
  /** Set when another person has set the password, or has invited this one, who has none yet. */
  readonly mustChoosePassword: boolean;
}

/** Whether the person was invited and has not chosen a password yet. */
export const isInvited = ({ passwordHash, mustChoosePassword }: Account) => mustChoosePassword && passwordHash === null;

/** Whether another person has set the password, so that it must be replaced at sign-in. */
export const mustReplacePassword = ({ passwordHash, mustChoosePassword }: Account) =>
  mustChoosePassword && passwordHash !== null;

/** An account whose password, and second step if requested, were correct. */
export interface Authenticated extends Account {
  /** The second step that was requested; null if there was none. */
  readonly secondStep: string | null;
  /** True if the sign-in was as strong as with the app that an owner may require, such as with a passkey. */
  readonly inTwoSteps: boolean;
}

const MIN_PASSWORD_LENGTH: Record<Role, number> = { admin: 10, manager: 10, staff: 6 };
const MAX_PASSWORD_LENGTH = 128;

/** Explains in one sentence why a new password is not acceptable; null if it is. */
export function passwordProblem(role: Role, password: string, common: CommonPasswords): string | null {
  const length = Array.from(password).length;
  const minLength = MIN_PASSWORD_LENGTH[role];
  if (length < minLength) return `Password must be at least ${String(minLength)} characters long`;
  if (password.trim() === '') return 'A password can’t be only spaces. Choose another one';
  if (length > MAX_PASSWORD_LENGTH) return `Password must be at most ${String(MAX_PASSWORD_LENGTH)} characters long`;
  if (common.includes(password) || password.toLowerCase() === DEMO_PASSWORD) {
    return 'This password is too common. Choose another one';
  }
  return null;
}

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
  | 'removed-passkey'
  | 'shared-tablet'
  | 'stopped-sharing-tablet'
  | 'switched-by-pin'
  | 'set-pin'
  | 'removed-pin'
  | 'pin-locked'}`;

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
