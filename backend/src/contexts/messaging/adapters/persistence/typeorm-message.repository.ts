import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import { MessageNotFound } from '../../domain/message.errors.js';
import { MESSAGE } from '../../domain/message.events.js';
import type { Message } from '../../domain/message.js';
import type { MessageRepository } from '../../domain/ports/message.repository.js';
import { MessageSchema } from './message.schema.js';

export class TypeOrmMessageRepository implements MessageRepository {
  private readonly rows: EntityRows<Message>;

  constructor(tables: EntityTables) {
    this.rows = tables.of(MessageSchema, MESSAGE);
  }

  add(message: Message): Promise<void> {
    return this.rows.add(message);
  }

  async get(id: string): Promise<Message> {
    const message = await this.rows.find(id);
    if (!message) throw new MessageNotFound();
    return message;
  }

  save(before: Message, after: Message): Promise<void> {
    return this.rows.save(before, after);
  }

  remove(message: Message): Promise<void> {
    return this.rows.remove(message);
  }
}
