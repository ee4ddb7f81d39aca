import type { Actor, Role } from '../../../kernel/actor.js';

/** A mailbox belongs to the role for owner and site manager, and to the person for staff: `admin`, `manager`, or an account's id. */
export type Mailbox = string;

/** The sender or recipient of a message. */
export interface MessageParticipant {
  readonly type: Role;
  /** `admin`, a name of the site manager's mailbox, or an account's id. */
  readonly id: string;
  readonly name: string;
}

/** Address of a mailbox. */
export type Address = Pick<MessageParticipant, 'type' | 'id'>;

/** Names, in addition to account ids, of a role's mailbox; the first one is used as the sender of its messages. */
export const ROLE_ADDRESSES = { admin: ['admin'], manager: ['site-manager-id', 'site-manager'] } as const;

export const mailboxOf = ({ type, id }: Address): Mailbox => (type === 'staff' ? id : type);

export const ownMailbox = ({ role, id }: Actor): Mailbox => mailboxOf({ type: role, id });

/** The sender of an account's messages. */
export function senderOf({ role, id, name }: Actor): MessageParticipant {
  return { type: role, id: role === 'staff' ? id : ROLE_ADDRESSES[role][0], name };
}
