import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Outbox } from '../../../kernel/outbox.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { ContactMessage, Letter } from './contact-message.js';
import { enquiryReceived } from './enquiry.events.js';
import type { ContactMessageRepository } from './ports/contact-message.repository.js';

export class EnquiriesService {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async receive(letter: Letter): Promise<ContactMessage> {
    const message: ContactMessage = { ...letter, id: this.ids.next(), createdAt: this.clock.now() };
    await this.transaction.run(async () => {
      await this.messages.add(message);
      await this.outbox.add(enquiryReceived(message));
    });
    return message;
  }
}
