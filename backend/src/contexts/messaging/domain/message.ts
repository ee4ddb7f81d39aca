import type { Role } from '../../../kernel/actor.js';
import type { Data } from '../../../kernel/data.js';
import { type MessageParticipant, type Mailbox, mailboxOf } from './mailbox.js';

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
