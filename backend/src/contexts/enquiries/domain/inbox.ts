import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../kernel/outbox.js';
import { enquiryReceived } from './enquiry.events.js';
import type { Answer, Sent } from './enquiry.js';
import { EnquiryRepository } from './ports/enquiry.repository.js';

/** Where every form's letters come together for the owner to read. */
@Injectable()
export class Inbox {
  constructor(
    private readonly enquiries: EnquiryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Within the unit of work that keeps what was sent; the owner is told. */
  async put(sent: Sent): Promise<void> {
    await this.enquiries.add({ ...sent, isRead: false, answers: [] });
    await this.outbox.add(enquiryReceived(sent));
  }

  /** Lays in what has been there before, such as sample data; nobody is told. */
  async load(sent: Sent, isRead: boolean, answers: readonly Answer[] = []): Promise<void> {
    await this.enquiries.load({ ...sent, isRead, answers });
  }
}
