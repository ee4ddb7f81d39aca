import type { Actor } from '../../../kernel/actor.js';
import type { DomainEvent } from '../../../kernel/outbox.js';

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
  | 'turned-on-second-step'
  | 'turned-off-second-step'
  | 'second-step-reset'
  | 'used-recovery-code'
  | 'renewed-recovery-codes'
  | 'added-passkey'
  | 'removed-passkey'}`;

/** What people do with their own accounts. No listener; kept for the trail, and each process checks the account's open streams. */
export const accountEvent = (type: AccountEventType, { id, name }: Pick<Actor, 'id' | 'name'>): DomainEvent => ({
  type,
  subject: { type: ACCOUNT, id, name },
  payload: {},
});
