import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../../kernel/ids.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { mailLayout } from '../../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import type { MailProgress } from '../../../../../platform/mail/mail-queue.query.js';
import { type Limit, RateLimits } from '../../../../../platform/rate-limits/rate-limits.js';
import type { Login } from '../../../../../platform/http/security/access.js';
import { EmailSettingsRepository } from '../../domain/email-settings.js';

const LIMITS: readonly Limit[] = [{ name: 'sender-test-hour', points: 5, seconds: 3600 }];
const KIND = 'sender-test';

/** Sends an email that shows whether the sender and the mail server work. */
@Injectable()
export class SenderTests {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly settings: EmailSettingsRepository,
    private readonly restaurant: Restaurant,
    private readonly limits: RateLimits,
    private readonly ids: Ids,
  ) {}

  /** @throws TooMany */
  async send({ id: account, email: to }: Login): Promise<{ id: string; to: string }> {
    await this.limits.count(account, LIMITS);
    const id = this.ids.next();
    const { sender } = await this.settings.get();
    await this.mailQueue.post({
      key: `${KIND}:${id}`,
      kind: KIND,
      from: sender,
      to,
      subject: `Test email from ${sender.name}`,
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: 'Your email works',
        paragraphs: [
          `You asked for this test in Email Settings. It came from ${sender.name}, ${sender.address}.`,
          'If it was in your spam folder, check the DNS records in Email Settings.',
        ],
      }),
    });
    return { id, to };
  }

  progressOf(id: string): Promise<MailProgress | null> {
    return this.mailQueue.progressOf(`${KIND}:${id}`);
  }
}
