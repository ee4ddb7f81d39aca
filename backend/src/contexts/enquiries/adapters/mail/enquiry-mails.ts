import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { type MailCap, MailCaps } from '../../../../platform/mail/mail-caps.js';
import { type MailFact, mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { AnswerFact, EnquiryFact, EnquiryKind } from '../../domain/enquiry.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import type { GiftCardDetails } from '../../domain/enquiries.service.js';

const KIND = 'enquiry-acknowledgement';
/** Limit for both forms together, because anyone can enter another person's address. */
const ACKNOWLEDGED: MailCap = {
  kind: KIND,
  toOne: [
    { max: 3, hours: 1 },
    { max: 10, hours: 24 },
  ],
  toAll: 200,
};

interface Words {
  readonly heading: string;
  readonly next: string;
}

const WORDS: Partial<Record<EnquiryKind, Words>> = {
  contact: { heading: 'We got your message', next: 'We’ll read it and get back to you soon.' },
  gift: {
    heading: 'We got your gift card request',
    next: 'We’ll get back to you soon about payment and how you’d like to get the card. Nothing has been charged.',
  },
};

/** The amount and how the card reaches the guest; nothing that a visitor typed. */
function cardFacts(data: EnquiryFact['data']): MailFact[] {
  const { amount, address } = data as Pick<GiftCardDetails, 'amount' | 'address'>;
  return [
    ['Amount', `$${amount}`],
    ['Delivery', address === null ? 'Pick up at the restaurant' : 'By mail'],
  ];
}

/** Acknowledges a message or a gift card request. The only typed text it repeats is a plausible name. */
@Injectable()
export class AcknowledgementMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly restaurant: Restaurant,
  ) {}

  @OnEvent('enquiry.received', { listener: 'enquiry-acknowledgement' })
  async received({ id, payload: { kind, name: visitor, email, data } }: StoredEvent<EnquiryFact>): Promise<void> {
    const words = WORDS[kind];
    const key = `${KIND}:${id}`;
    if (!words || !email || !(await this.caps.allow(ACKNOWLEDGED, key, email))) return;
    const { name, email: address } = this.restaurant;
    await this.mailQueue.post({
      key,
      kind: KIND,
      from: { name, address },
      to: email,
      subject: words.heading,
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: words.heading,
        paragraphs: [`Dear ${plainName(visitor)}, thank you for writing to us. ${words.next}`],
        facts: kind === 'gift' ? cardFacts(data) : [],
        closing: ['Is it urgent? Please call us. If you didn’t write to us, ignore this email.'],
      }),
    });
  }
}

/** The owner's answer, in the owner's words, above what it answers. */
@Injectable()
export class AnswerMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
  ) {}

  @OnEvent('enquiry.answered', { listener: 'enquiry-answer' })
  async answered({ id, payload: { email, answer, question } }: StoredEvent<AnswerFact>): Promise<void> {
    const { name, email: address } = this.restaurant;
    await this.mailQueue.post({
      key: `enquiry-answer:${id}`,
      kind: 'enquiry-answer',
      from: { name, address },
      to: email,
      subject: answer.subject,
      automatic: false,
      ...mailLayout(this.restaurant, {
        heading: answer.subject,
        paragraphs: answer.message.split(/\n{2,}/),
        blocks: question ? [{ title: 'You wrote', lines: question.split('\n') }] : [],
      }),
    });
  }
}

const WHAT: Record<EnquiryKind, string> = {
  contact: 'Message',
  gift: 'Gift card request',
  consultation: 'Consultation',
  plan: 'Plan interest',
  requirements: 'Website requirements',
  contract: 'Contract',
};

/** Such as '50 dollars, for Ada, by mail' */
function cardInWords(data: EnquiryFact['data']): string {
  const { amount, recipient, address } = data as Pick<GiftCardDetails, 'amount' | 'recipient' | 'address'>;
  const way = address === null ? 'picked up here' : 'by mail';
  return [`${amount} dollars`, ...(recipient === null ? [] : [`for ${recipient}`]), way].join(', ');
}

/** Notifies the owner of a new message. */
@Injectable()
export class EnquiryNotification {
  constructor(private readonly notifications: Notifications) {}

  @OnEvent('enquiry.received', { listener: 'enquiry-notice' })
  async received({ id, subject, payload: { kind, name, email, data } }: StoredEvent<EnquiryFact>): Promise<void> {
    const { phone, message } = data as { phone?: unknown; message?: unknown };
    await this.notifications.post({
      id,
      kind,
      title: `${WHAT[kind]} from ${name || 'a visitor'}`,
      ...(email && { replyTo: email }),
      details: [
        [email, phone].filter(Boolean).join(' · '),
        ...(kind === 'gift' ? [cardInWords(data)] : []),
        message,
      ].filter((line) => typeof line === 'string'),
      path: `/admin/enquiries?open=${subject.id}&dialog=read`,
      listPath: '/admin/enquiries',
    });
  }
}
