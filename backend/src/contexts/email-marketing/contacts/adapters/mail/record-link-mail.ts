import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../../kernel/ids.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { type MailCap, MailCaps } from '../../../../../platform/mail/mail-caps.js';
import { mailLayout } from '../../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import type { RecordMail } from '../../domain/ports/record-mail.js';
import { type MailedSubject, PreferenceLinks } from '../../domain/preference-links.js';

const KIND = 'record-link';
/** Limited because anyone with a forwarded email can request it. */
const ASKED: MailCap = { kind: KIND, toOne: [{ most: 3, hours: 24 }] };

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
    const key = `${KIND}:${this.ids.next()}`;
    if (!(await this.caps.allow(ASKED, key, address))) return;
    const { name, email } = this.restaurant;
    await this.mailQueue.post({
      key,
      kind: KIND,
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
