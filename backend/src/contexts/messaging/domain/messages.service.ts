import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Address, Message, messageEvent, type NewMessage, ownMailbox, senderOf } from './message.js';
import { AddressBook } from './address-book.js';

export abstract class MessageRepository {
  abstract add(message: Message): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<Message>;
  abstract save(before: Message, after: Message): Promise<void>;
  abstract remove(message: Message): Promise<void>;
}

export abstract class MailCopies {
  /** Also sends the message to its recipient's email address, in the unit of work that stores it. */
  abstract send(message: Message, by: Actor): Promise<void>;
}

@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly addressBook: AddressBook,
    private readonly copies: MailCopies,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws InvalidInput when the recipient cannot be reached */
  async send({ byEmail, ...letter }: NewMessage & { byEmail: boolean }, to: Address, by: Actor): Promise<Message> {
    const recipient = await this.addressBook.recipient(to, by);
    const message = Message.send(this.ids.next(), senderOf(by), recipient, letter, this.clock.now());
    await this.transaction.run(by, async () => {
      await this.messages.add(message);
      await this.outbox.add(messageEvent('message.sent', message));
      if (byEmail) await this.copies.send(message, by);
    });
    return message;
  }

  /** Of one's own mailbox. @throws NotFound */
  async get(id: string, by: Actor): Promise<Message> {
    const message = await this.messages.get(id);
    if (message.mailbox() !== ownMailbox(by)) throw new NotFound('This message does not exist.');
    return message;
  }

  /** @throws NotFound */
  read(id: string, by: Actor): Promise<Message> {
    return this.change(id, by, 'message.read', (message) => message.read(this.clock.now()));
  }

  /** @throws NotFound */
  archive(id: string, by: Actor): Promise<Message> {
    return this.change(id, by, 'message.archived', (message) => message.archive(this.clock.now()));
  }

  /** @throws NotFound */
  async delete(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const message = await this.get(id, by);
      await this.messages.remove(message);
      await this.outbox.add(messageEvent('message.deleted', message));
    });
  }

  private change(
    id: string,
    by: Actor,
    type: 'message.read' | 'message.archived',
    step: (message: Message) => Message,
  ): Promise<Message> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id, by);
      const after = step(before);
      if (after === before) return before;
      await this.messages.save(before, after);
      await this.outbox.add(messageEvent(type, after));
      return after;
    });
  }
}
