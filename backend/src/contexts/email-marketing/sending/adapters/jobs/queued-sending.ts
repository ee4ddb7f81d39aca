import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Cron, JobHandler } from '../../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { RecipientCriteria } from '../../../contacts/domain/index.js';
import type { Sending, Progress, SingleMail } from '../../domain/ports/sending.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';
import { CampaignProgressQuery, QueuedMailsQuery, Recipients } from '../persistence/recipients.query.js';
import { PermitsQuery } from '../persistence/permits.js';
import { SendingLoop } from './sending-loop.js';

const SEND = 'send-emails';

@Injectable()
export class QueuedSending implements Sending {
  constructor(
    private readonly mails: QueuedMailsQuery,
    private readonly permits: PermitsQuery,
    private readonly jobs: Jobs,
    private readonly loop: SendingLoop,
    private readonly steps: CampaignSteps,
    private readonly progress: CampaignProgressQuery,
    private readonly recipients: Recipients,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  @JobHandler(SEND, { retry: 'run', concurrency: 1, collapses: true })
  send(): Promise<void> {
    return this.loop.wake();
  }

  @Cron('tidy-sent-minutes', '17 3 * * *')
  tidy(): Promise<void> {
    return this.permits.removeOld(this.clock.now());
  }

  async startCampaign(campaignId: string): Promise<void> {
    await this.steps.goOn(campaignId);
    await this.jobs.add(SEND, {}, { key: 'now' });
  }

  async startCampaignAt(campaignId: string, at: Date): Promise<void> {
    await this.jobs.add(SEND, {}, { startAfter: at, key: `${campaignId} ${at.toISOString()}` });
  }

  async add(mail: SingleMail): Promise<string | null> {
    const id = this.ids.next();
    if (!(await this.mails.add(id, mail, this.clock.now()))) return null;
    await this.jobs.add(SEND, {}, { key: 'now' });
    return id;
  }

  countSkipped(campaignId: string, criteria: RecipientCriteria, at: Date): Promise<number> {
    return this.recipients.countSkipped(campaignId, criteria, at);
  }

  progressOf(campaignId: string): Promise<Progress | null> {
    return this.progress.read(campaignId);
  }
}
