import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../kernel/actor.js';
import { Ids } from '../../../../../kernel/ids.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import { RateLimits } from '../../../../../platform/rate-limits/rate-limits.js';
import { EmailSettingsRepository } from '../../../settings/domain/index.js';
import type { MailContent } from '../../domain/mail-content.js';

const LIMITS = [
  { name: 'test-mail-minute', points: 5, seconds: 60 },
  { name: 'test-mail-hour', points: 30, seconds: 3600 },
];

/** Sends a mail that is still being written to somebody of the house, to see what it looks like when it arrives. */
@Injectable()
export class TestMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly settings: EmailSettingsRepository,
    private readonly limits: RateLimits,
    private readonly ids: Ids,
  ) {}

  /** @throws TooMany */
  async send({ subject, html, text }: MailContent, to: string, by: Actor): Promise<void> {
    await this.limits.count(by.id, LIMITS);
    const { sender } = await this.settings.get();
    await this.mailQueue.post({
      key: `template-test:${this.ids.next()}`,
      kind: 'template-test',
      from: sender,
      to,
      subject: `Test: ${subject}`,
      text,
      html,
      automatic: true,
    });
  }
}
