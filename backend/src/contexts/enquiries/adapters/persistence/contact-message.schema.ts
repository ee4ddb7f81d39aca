import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { ContactMessage } from '../../domain/contact-message.js';

export const ContactMessageSchema = new EntitySchema<ContactMessage>({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    message: { type: 'text' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  } satisfies Record<keyof ContactMessage, EntitySchemaColumnOptions>,
});
