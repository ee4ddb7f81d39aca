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

/** Where somebody is reached. */
export type Address = Pick<MessageParticipant, 'type' | 'id'>;

/** By which names, beside account ids, the mailbox of a role is reached; the first is what its letters say they come from. */
export const ROLE_ADDRESSES = { admin: ['admin'], manager: ['site-manager-id', 'site-manager'] } as const;

export const mailboxOf = ({ type, id }: Address): Mailbox => (type === 'staff' ? id : type);

export const ownMailbox = ({ role, id }: Actor): Mailbox => mailboxOf({ type: role, id });

/** How an account signs its letters. */
export function senderOf({ role, id, name }: Actor): MessageParticipant {
  return { type: role, id: role === 'staff' ? id : ROLE_ADDRESSES[role][0], name };
}
