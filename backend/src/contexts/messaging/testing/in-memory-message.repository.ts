import { NotFound } from '../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { type Message } from '../domain/message.js';
import type { MessageRepository } from '../domain/messages.service.js';

export class InMemoryMessageRepository implements MessageRepository {
  private readonly rows = new Map<string, Message>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(message: Message): Promise<void> {
    const apply = () => this.rows.set(message.id, message);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(message.id), apply });
  }

  get(id: string): Promise<Message> {
    const message = this.rows.get(id);
    return message ? Promise.resolve(message) : Promise.reject(new NotFound('This message does not exist.'));
  }

  save(before: Message, after: Message): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }

  remove(message: Message): Promise<void> {
    const apply = () => this.rows.delete(message.id);
    return this.transaction.write({ isStillPossible: () => this.rows.get(message.id) === message, apply });
  }

  get all(): Message[] {
    return [...this.rows.values()];
  }
}
