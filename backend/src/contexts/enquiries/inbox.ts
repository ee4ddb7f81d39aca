import type { Outbox } from '../../kernel/outbox.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import type { Database } from '../../platform/persistence/database.js';
import { EnquirySchema } from './adapters/persistence/enquiry.schema.js';
import { enquiryReceived } from './domain/enquiry.events.js';
import type { Answer, Enquiry, Sent } from './domain/enquiry.js';

/** Where every form's letters come together for the owner to read. */
export class Inbox {
  private readonly enquiries: TrackedRepository<Enquiry>;

  constructor(
    database: Database,
    private readonly outbox: Outbox,
  ) {
    this.enquiries = database.getRepository(EnquirySchema);
  }

  /** Within the unit of work that keeps what was sent; the owner is told. */
  async put(sent: Sent): Promise<void> {
    await this.enquiries.insert({ ...sent, isRead: false, answers: [] });
    await this.outbox.add(enquiryReceived(sent));
  }

  /** Lays in what has been there before, such as sample data; nobody is told. */
  async load(sent: Sent, isRead: boolean, answers: readonly Answer[] = []): Promise<void> {
    await this.enquiries.load({ ...sent, isRead, answers });
  }
}
