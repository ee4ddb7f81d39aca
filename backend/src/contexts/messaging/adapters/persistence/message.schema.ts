import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { Message } from '../../domain/message.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { MESSAGE } from '../../domain/message.events.js';

/** The table has a column more, the reader's mailbox, which the database works out (see its migration). */
export const MessageSchema = new TrackedSchema<Message>(
  {
    name: 'Message',
    target: Message,
    tableName: 'messages',
    columns: {
      id: { type: 'uuid', primary: true },
      senderType: { type: 'text', name: 'sender_type' },
      senderId: { type: 'text', name: 'sender_id' },
      senderName: { type: 'text', name: 'sender_name' },
      receiverType: { type: 'text', name: 'receiver_type' },
      receiverId: { type: 'text', name: 'receiver_id' },
      receiverName: { type: 'text', name: 'receiver_name' },
      subject: { type: 'text' },
      content: { type: 'text' },
      isRead: { type: 'boolean', name: 'is_read' },
      isArchived: { type: 'boolean', name: 'is_archived' },
      archivedAt: { type: 'timestamptz', precision: 3, name: 'archived_at', nullable: true },
      readAt: { type: 'timestamptz', precision: 3, name: 'read_at', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Data<Message>, EntitySchemaColumnOptions>,
  },
  { subject: MESSAGE },
);
