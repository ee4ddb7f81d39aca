import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import type { ContactMessage } from '../../domain/contact-message.js';
import type { ContactMessageRepository } from '../../domain/ports/contact-message.repository.js';
import { ContactMessageSchema } from './contact-message.schema.js';

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
