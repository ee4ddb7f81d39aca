import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../kernel/actor.js';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import { RateLimits } from '../../../../../platform/rate-limits/rate-limits.js';
import { IdentityService } from '../../../../identity/index.js';
import { EmailSettingsRepository } from '../../../settings/domain/index.js';
import type { MailContent } from '../../domain/mail-content.js';

const LIMITS = [
  { name: 'test-mail-minute', points: 5, seconds: 60 },
  { name: 'test-mail-hour', points: 30, seconds: 3600 },
];

/** Sends unsaved content as a test email. */
@Injectable()
export class TestMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly settings: EmailSettingsRepository,
    private readonly identity: IdentityService,
    private readonly restaurant: Restaurant,
    private readonly limits: RateLimits,
    private readonly ids: Ids,
  ) {}

  /**
   * A site manager can only send to users and to the restaurant's own address: test emails bypass the owner's approval.
   * @throws TooMany, InvalidInput
   */
  async send({ subject, html, text }: MailContent, to: string, by: Actor): Promise<void> {
    if (by.role !== 'admin' && !(await this.identity.isAddressTaken(to)) && !this.isOurs(to)) {
      const message =
        'Test emails go to people who have an account here. Ask the owner to send one to another address.';
      throw new InvalidInput([{ field: 'to', message }]);
    }
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

  private isOurs(address: string): boolean {
    return address.toLowerCase() === this.restaurant.email.toLowerCase();
  }
}
