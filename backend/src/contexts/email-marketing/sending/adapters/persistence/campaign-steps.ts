import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Outbox } from '../../../../../kernel/outbox.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { sendingHas } from '../../domain/sending.events.js';
import { CampaignStepsQuery, type Work } from './campaign-steps.query.js';
import { Recipients } from './recipients.query.js';

const DAY_MS = 86_400_000;

const LATE = 'It was due more than 24 hours ago and has not been sent. Resume it to send it now.';
const UNAPPROVED = 'It was due, and the owner has not approved it. Resume it once the owner has.';

const SEGMENTLESS =
  'Its segment is inactive or no longer exists, so no one got it. Choose other recipients, then resume it.';

/** Status changes caused by sending; each happens once, even with several processes. */
@Injectable()
export class CampaignSteps {
  constructor(
    private readonly steps: CampaignStepsQuery,
    private readonly recipients: Recipients,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  work(): Promise<Work> {
    return this.steps.work(this.clock.now());
  }

  /** Starts a campaign. One that is more than a day late, or lacks a required approval, is paused until someone confirms it. */
  async start(id: string): Promise<void> {
    const now = this.clock.now();
    const latest = new Date(now.getTime() - DAY_MS);
    await this.transaction.run(null, async () => {
      const started = await this.steps.start(id, now, latest);
      if (started) {
        await this.goOn(id);
        return this.outbox.add(sendingHas('started', started));
      }
      const late = await this.steps.pauseLate(id, now, latest, LATE);
      if (late) return this.outbox.add(sendingHas('paused', late, LATE));
      const unapproved = await this.steps.pauseUnapproved(id, now, UNAPPROVED);
      if (unapproved) await this.outbox.add(sendingHas('paused', unapproved, UNAPPROVED));
    });
  }

  /** Resets the time of inactivity, because it was paused. */
  goOn(id: string): Promise<void> {
    return this.steps.goOn(id, this.clock.now());
  }

  /** Fixes the recipients, or pauses the campaign if its segment is gone. */
  async fixRecipients(id: string): Promise<void> {
    const campaign = await this.steps.begun(id);
    if (!campaign) return;
    const hasRecipients = await this.recipients.fix(campaign, this.clock.now());
    if (!hasRecipients) await this.pause(id, SEGMENTLESS, campaign.version);
  }

  /** Marks the campaign as active. One without activity for a day is paused. */
  async attend(id: string): Promise<void> {
    const now = this.clock.now();
    const last = await this.steps.attend(id, now);
    if (last && now.getTime() - last.getTime() > DAY_MS) {
      await this.pause(id, 'Nothing could be sent for more than 24 hours. Resume it to send the rest now.');
    }
  }

  /** @param version row version as it was read: a campaign that was changed since is not paused */
  async pause(id: string, reason: string, version: string | null = null): Promise<void> {
    await this.transaction.run(null, async () => {
      const paused = await this.steps.pause(id, this.clock.now(), reason, version);
      if (paused) await this.outbox.add(sendingHas('paused', paused, reason));
    });
  }

  /** Marks the campaign as sent if no email of it is queued. */
  async finish(id: string): Promise<void> {
    await this.transaction.run(null, async () => {
      const finished = await this.steps.finish(id, this.clock.now());
      if (finished) await this.outbox.add(sendingHas('finished', finished));
    });
  }
}
