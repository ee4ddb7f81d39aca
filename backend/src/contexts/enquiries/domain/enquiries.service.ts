import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../kernel/domain-error.js';
import { Outbox } from '../../../kernel/outbox.js';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Answer, type Enquiry, enquiryAnswered, enquiryReceived, type Sent } from './enquiry.js';

/** Use it in a unit of work. Changes conflict if someone else has changed the inquiry since it was read. */
export abstract class EnquiryRepository {
  abstract add(enquiry: Enquiry): Promise<void>;
  /** Adds an existing inquiry without an audit log entry. */
  abstract load(enquiry: Enquiry): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<Enquiry>;
  abstract save(before: Enquiry, after: Enquiry): Promise<void>;
}

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

export abstract class ContactMessageRepository {
  abstract add(message: ContactMessage): Promise<void>;
}

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

  /** @throws NotFound */
  get(id: string): Promise<Enquiry> {
    return this.enquiries.get(id);
  }

  /** @throws NotFound */
  async mark(id: string, isRead: boolean, by: Actor): Promise<Enquiry> {
    return this.change(id, by, (enquiry) => ({ ...enquiry, isRead }));
  }

  /**
   * Emails an answer to the sender.
   * @throws NotFound, Conflict
   */
  async answer(id: string, { subject, message }: Pick<Answer, 'subject' | 'message'>, by: Actor): Promise<Enquiry> {
    const answer = { subject, message, sentAt: this.clock.now().toISOString(), sentBy: by.name };
    return this.change(id, by, async (enquiry) => {
      if (enquiry.email === '') throw new Conflict('This inquiry came without an email address.');
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

/** The fields of the contact form. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** A stored contact message. */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  readonly createdAt: Date;
}

/** In dollars. Other amounts are requested in the message. */
export const GIFT_AMOUNTS = ['25', '50', '75', '100', '150', '200'] as const;
export type GiftAmount = (typeof GIFT_AMOUNTS)[number];

/** A gift card as requested; payment and delivery are arranged after the restaurant replies. */
export interface GiftCardDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly amount: GiftAmount;
  /** Name on the card. */
  readonly recipient: string | null;
  /** Delivery address; null for pickup. */
  readonly address: string | null;
  readonly message: string | null;
}

export interface GiftCardRequest extends GiftCardDetails {
  readonly id: string;
  readonly createdAt: Date;
}
