import type { EntitySchemaColumnOptions, Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { ContactMessage, ContactMessageRepository } from '../../domain/enquiries.service.js';

export const ContactMessageSchema = new TableSchema<ContactMessage>({
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

@Injectable()
export class TypeOrmContactMessageRepository implements ContactMessageRepository {
  private readonly repository: Repository<ContactMessage>;

  constructor(database: Database) {
    this.repository = database.getRepository(ContactMessageSchema);
  }

  async add(message: ContactMessage): Promise<void> {
    await this.repository.insert(message);
  }
}
