import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../kernel/outbox.js';
import { enquiryReceived } from './enquiry.events.js';
import type { Answer, Sent } from './enquiry.js';
import { EnquiryRepository } from './ports/enquiry.repository.js';

/** The owner's inbox with the submissions of all forms. */
@Injectable()
export class Inbox {
  constructor(
    private readonly enquiries: EnquiryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Call it in the unit of work that stores the submission. Notifies the owner. */
  async put(sent: Sent): Promise<void> {
    await this.enquiries.add({ ...sent, isRead: false, answers: [] });
    await this.outbox.add(enquiryReceived(sent));
  }

  /** Imports an existing inquiry, such as sample data, without notifying anyone. */
  async load(sent: Sent, isRead: boolean, answers: readonly Answer[] = []): Promise<void> {
    await this.enquiries.load({ ...sent, isRead, answers });
  }
}
