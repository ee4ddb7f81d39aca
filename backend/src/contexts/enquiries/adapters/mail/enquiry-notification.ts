import { Injectable } from '@nestjs/common';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import type { EnquiryFact } from '../../domain/enquiry.events.js';
import type { EnquiryKind } from '../../domain/enquiry.js';
import type { GiftCardDetails } from '../../domain/gift-card.js';

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
