import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import type { ContactMessage, ContactForm } from './contact-message.js';
import { enquiryAnswered } from './enquiry.events.js';
import { type Answer, type Enquiry, NobodyToAnswer } from './enquiry.js';
import type { GiftCardRequest, GiftCardDetails } from './gift-card.js';
import { Inbox } from './inbox.js';
import { ContactMessageRepository } from './ports/contact-message.repository.js';
import { EnquiryRepository } from './ports/enquiry.repository.js';

/** Stores inquiries and their replies. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly enquiries: EnquiryRepository,
    private readonly inbox: Inbox,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async receive(form: ContactForm): Promise<ContactMessage> {
    const message: ContactMessage = { ...form, id: this.ids.next(), createdAt: this.clock.now() };
    const { id, name, email, createdAt } = message;
    await this.transaction.run(null, async () => {
      await this.messages.add(message);
      await this.inbox.put({ id, kind: 'contact', name, email, createdAt, data: { ...form } });
    });
    return message;
  }

  /** The restaurant replies; no payment is taken here. */
  async requestGiftCard(giftCard: GiftCardDetails): Promise<GiftCardRequest> {
    const request: GiftCardRequest = { ...giftCard, id: this.ids.next(), createdAt: this.clock.now() };
    const { id, name, email, createdAt } = request;
    await this.transaction.run(null, () =>
      this.inbox.put({ id, kind: 'gift', name, email, createdAt, data: { ...giftCard } }),
    );
    return request;
  }

  /** @throws EnquiryNotFound */
  get(id: string): Promise<Enquiry> {
    return this.enquiries.get(id);
  }

  /** @throws EnquiryNotFound */
  async mark(id: string, isRead: boolean, by: Actor): Promise<Enquiry> {
    return this.change(id, by, (enquiry) => ({ ...enquiry, isRead }));
  }

  /**
   * Emails an answer to the sender.
   * @throws EnquiryNotFound, NobodyToAnswer
   */
  async answer(id: string, { subject, message }: Pick<Answer, 'subject' | 'message'>, by: Actor): Promise<Enquiry> {
    const answer = { subject, message, sentAt: this.clock.now().toISOString(), sentBy: by.name };
    return this.change(id, by, async (enquiry) => {
      if (enquiry.email === '') throw new NobodyToAnswer();
      await this.outbox.add(enquiryAnswered(enquiry, answer));
      return { ...enquiry, isRead: true, answers: [...enquiry.answers, answer] };
    });
  }

  private change(id: string, by: Actor, how: (enquiry: Enquiry) => Enquiry | Promise<Enquiry>): Promise<Enquiry> {
    return this.transaction.run(by, async () => {
      const before = await this.enquiries.get(id);
      const after = await how(before);
      await this.enquiries.save(before, after);
      return after;
    });
  }
}
