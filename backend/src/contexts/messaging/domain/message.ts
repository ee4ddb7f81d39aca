import type { Actor, Role } from '../../../kernel/actor.js';
import type { Data } from '../../../kernel/data.js';
import type { DomainEvent } from '../../../kernel/outbox.js';

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

/** A message as its author writes it. */
export interface NewMessage {
  readonly subject: string;
  readonly content: string;
}

/** A message between team members, in its recipient's mailbox. Names are those at the time of sending. Immutable. */
export class Message implements NewMessage {
  readonly id!: string;
  readonly senderType!: Role;
  readonly senderId!: string;
  readonly senderName!: string;
  readonly receiverType!: Role;
  readonly receiverId!: string;
  readonly receiverName!: string;
  readonly subject!: string;
  readonly content!: string;
  readonly isRead!: boolean;
  readonly isArchived!: boolean;
  readonly archivedAt!: Date | null;
  readonly readAt!: Date | null;
  readonly createdAt!: Date;

  private constructor(data: Data<Message>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static send(
    id: string,
    from: MessageParticipant,
    to: MessageParticipant,
    { subject, content }: NewMessage,
    now: Date,
  ): Message {
    return new Message({
      id,
      senderType: from.type,
      senderId: from.id,
      senderName: from.name,
      receiverType: to.type,
      receiverId: to.id,
      receiverName: to.name,
      subject,
      content,
      isRead: false,
      isArchived: false,
      archivedAt: null,
      readAt: null,
      createdAt: now,
    });
  }

  /** The mailbox whose owner may read, archive and delete it. */
  mailbox(): Mailbox {
    return mailboxOf({ type: this.receiverType, id: this.receiverId });
  }

  read(now: Date): Message {
    return this.isRead ? this : new Message({ ...this, isRead: true, readAt: now });
  }

  archive(now: Date): Message {
    return this.isArchived ? this : new Message({ ...this, isArchived: true, archivedAt: now });
  }
}

/** Subject type of messages in events and the audit log, neither of which has their content. */
export const MESSAGE = 'message';

export interface MessageFact {
  readonly mailbox: Mailbox;
}

type MessageEventType = `message.${'sent' | 'read' | 'archived' | 'deleted'}`;

export function messageEvent(type: MessageEventType, message: Message): DomainEvent<MessageFact> {
  return { type, subject: { type: MESSAGE, id: message.id }, payload: { mailbox: message.mailbox() } };
}
