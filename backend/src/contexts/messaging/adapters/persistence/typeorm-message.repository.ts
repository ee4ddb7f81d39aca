import { Injectable } from '@nestjs/common';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { Database } from '../../../../platform/persistence/database.js';
import { MessageNotFound } from '../../domain/message.errors.js';
import type { Message } from '../../domain/message.js';
import type { MessageRepository } from '../../domain/ports/message.repository.js';
import { MessageSchema } from './message.schema.js';

@Injectable()
export class TypeOrmMessageRepository implements MessageRepository {
  private readonly repository: TrackedRepository<Message>;

  constructor(database: Database) {
    this.repository = database.getRepository(MessageSchema);
  }

  add(message: Message): Promise<void> {
    return this.repository.insert(message);
  }

  async get(id: string): Promise<Message> {
    const message = await this.repository.findOneBy({ id });
    if (!message) throw new MessageNotFound();
    return message;
  }

  save(before: Message, after: Message): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(message: Message): Promise<void> {
    return this.repository.remove(message);
  }
}
