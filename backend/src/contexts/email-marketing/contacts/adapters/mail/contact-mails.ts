import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { type MailCap, MailCaps } from '../../../../../platform/mail/mail-caps.js';
import { mailLayout } from '../../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import { type NewsletterMail, type NewsletterSignup, SIGNUP_DAYS } from '../../domain/newsletter.service.js';
import { ContactRepository } from '../../domain/ports.js';
import { type MailedSubject, PreferenceLinks, type RecordMail } from '../../domain/preferences.service.js';
import { Ids } from '../../../../../kernel/ids.js';

const KIND = 'opt-in';
const CONFIRMATION_MAIL: MailCap = { kind: KIND, toAll: 100 };
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
  async sendOptIn({ id, subject }: StoredEvent): Promise<void> {
    const contact = await this.contacts.find(subject.id);
    if (!contact || contact.emailOptIn || contact.status === 'unsubscribed') return;
    const key = `${KIND}:${id}`;
    if (!(await this.caps.allow(CONFIRMATION_MAIL, key, contact.email))) return;
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

const SIGNUP_KIND = 'newsletter';
/** Ten minutes; the form answers the same way, whether or not it was sent. */
const SIGNED_UP: MailCap = {
  kind: SIGNUP_KIND,
  toOne: [
    { max: 1, hours: 1 / 6 },
    { max: 5, hours: 24 },
  ],
  toAll: 200,
};

/** Asks the owner of an address that was typed into the newsletter form; nothing else that was typed is in it. */
@Injectable()
export class ConfirmationMail implements NewsletterMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
    private readonly ids: Ids,
  ) {}

  async post({ id, email }: NewsletterSignup): Promise<void> {
    const key = `${SIGNUP_KIND}:${this.ids.next()}`;
    if (!(await this.caps.allow(SIGNED_UP, key, email))) return;
    const { name, email: address } = this.restaurant;
    await this.mailQueue.post({
      key,
      kind: SIGNUP_KIND,
      from: { name, address },
      to: email,
      subject: 'Confirm your newsletter sign-up',
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: 'Is this your address?',
        paragraphs: [
          `Someone used this address to sign up for the newsletter of ${name}. If it was you, please confirm.`,
        ],
        action: { label: 'Confirm my subscription', url: this.links.signupConfirmationFor(id) },
        closing: [
          `Not you? Ignore this email and you won’t get our newsletter. The link expires in ${String(SIGNUP_DAYS)} days.`,
        ],
      }),
    });
  }
}

const RECORD_LINK_MAIL_KIND = 'record-link';
/** Limited because anyone with a forwarded email can request it. */
const RECORD_LINK_MAIL_ASKED: MailCap = { kind: RECORD_LINK_MAIL_KIND, toOne: [{ max: 3, hours: 24 }] };

/** Sent to the recipient of the original email, so that no one else sees their record. */
@Injectable()
export class RecordLinkMail implements RecordMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
    private readonly ids: Ids,
  ) {}

  async post(address: string, subject: MailedSubject): Promise<void> {
    const key = `${RECORD_LINK_MAIL_KIND}:${this.ids.next()}`;
    if (!(await this.caps.allow(RECORD_LINK_MAIL_ASKED, key, address))) return;
    const { name, email } = this.restaurant;
    await this.mailQueue.post({
      key,
      kind: RECORD_LINK_MAIL_KIND,
      from: { name, address: email },
      to: address,
      subject: 'Your link to the data we keep about you',
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: 'What we know about you',
        paragraphs: [
          `Someone with an email from ${name} to this address requested this link. Use it to see, download or erase the data we keep for your address.`,
        ],
        action: { label: 'Open my record', url: this.links.recordFor(subject) },
        closing: [
          'The link expires in 24 hours. Please don’t forward this email.',
          'If you didn’t request this, ignore this email.',
        ],
      }),
    });
  }
}
