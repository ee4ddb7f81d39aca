import type { Clock } from '../../../../../kernel/clock.js';
import type { Ids } from '../../../../../kernel/ids.js';
import type { Restaurant } from '../../../../../kernel/restaurant.js';
import { mailLayout } from '../../../../../platform/mail/mail-layout.js';
import type { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import type { RecordMail } from '../../../domain/contacts/ports/record-mail.js';
import type { MailedSubject, PreferenceLinks } from '../../../domain/contacts/preference-links.js';

const KIND = 'record-link';
const DAY_MS = 86_400_000;
/** Whoever was passed a mail on can ask as well: three a day fill nobody's mailQueue. */
const A_DAY = 3;

/** Goes to the address that the first mail went to, so that nobody else learns what is known of its reader. */
export class RecordLinkMail implements RecordMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async post(address: string, subject: MailedSubject): Promise<void> {
    const aDayAgo = new Date(this.clock.now().getTime() - DAY_MS);
    if ((await this.mailQueue.writtenTo(address, KIND, aDayAgo)).length >= A_DAY) return;
    const { name, email } = this.restaurant;
    await this.mailQueue.post({
      key: `${KIND}:${this.ids.next()}`,
      kind: KIND,
      from: { name, address: email },
      to: address,
      subject: 'Your link to what we remember about you',
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: 'What we remember about you',
        paragraphs: [
          `Somebody who had a mail from ${name} to this address asked for this link. Behind it you see what we keep under your address, and can download or erase it.`,
        ],
        action: { label: 'Open my record', url: this.links.recordFor(subject) },
        closing: [
          'The link is good for 24 hours. Please pass this mail on to nobody.',
          'If it was not you who asked, there is nothing to do.',
        ],
      }),
    });
  }
}
