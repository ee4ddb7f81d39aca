import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { EntityRows } from '../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../platform/persistence/entity-tables.js';
import { ContactMessageSchema } from './adapters/persistence/contact-message.schema.js';
import type { ContactMessage, Letter } from './domain/contact-message.js';
import { ENQUIRY, enquiryReceived } from './domain/enquiry.events.js';

/** Keeps what visitors write. There is no rule in it yet, so it stands on the table itself. */
export class EnquiriesService {
  private readonly messages: EntityRows<ContactMessage>;

  constructor(
    tables: EntityTables,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.messages = tables.of(ContactMessageSchema, ENQUIRY, ({ name }) => name);
  }

  async receive(letter: Letter): Promise<ContactMessage> {
    const message: ContactMessage = { ...letter, id: this.ids.next(), createdAt: this.clock.now() };
    await this.transaction.run(null, async () => {
      await this.messages.add(message);
      await this.outbox.add(enquiryReceived(message));
    });
    return message;
  }
}
