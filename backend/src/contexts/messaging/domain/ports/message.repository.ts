import type { Message } from '../message.js';

export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;
  /** @throws MessageNotFound */
  abstract get(id: string): Promise<Message>;
  abstract save(before: Message, after: Message): Promise<void>;
  abstract remove(message: Message): Promise<void>;
}
