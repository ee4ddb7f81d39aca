import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { type MailCap, MailCaps } from '../../../../../platform/mail/mail-caps.js';
import { mailLayout } from '../../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import { ContactRepository } from '../../domain/ports/contact.repository.js';
import { PreferenceLinks } from '../../domain/preference-links.js';

const KIND = 'opt-in';
const ASKED: MailCap = { kind: KIND, toAll: 100 };
const SUBJECT = 'Please confirm: news and offers by email';

/** Asks the owner of an address whether it was them; nothing that a visitor typed is in it. */
@Injectable()
export class OptInMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly contacts: ContactRepository,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
  ) {}

  @OnEvent('contact.opt-in-asked', { listener: 'contact-opt-in-mail' })
  async asked({ id, subject }: StoredEvent): Promise<void> {
    const contact = await this.contacts.find(subject.id);
    if (!contact || contact.emailOptIn || contact.status === 'unsubscribed') return;
    const key = `${KIND}:${id}`;
    if (!(await this.caps.allow(ASKED, key, contact.email))) return;
    const { name, email: address } = this.restaurant;
    await this.mailQueue.post({
      key,
      kind: KIND,
      from: { name, address },
      to: contact.email,
      subject: SUBJECT,
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: 'Is this your address?',
        paragraphs: [
          `Someone used this address to request a table and to sign up for news and offers from ${name}. If it was you, please confirm.`,
        ],
        action: { label: 'Confirm my subscription', url: this.links.confirmationFor(contact.id) },
        closing: ['Not you? Ignore this email and we won’t write again. The link expires in 30 days.'],
      }),
    });
  }
}
