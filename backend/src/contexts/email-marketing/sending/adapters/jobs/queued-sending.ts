import type { Clock } from '../../../../../kernel/clock.js';
import type { Ids } from '../../../../../kernel/ids.js';
import type { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { Sending, Progress, SingleMail } from '../../domain/ports/sending.js';
import type { CampaignSteps } from '../persistence/campaign-steps.js';
import type { CampaignProgressQuery } from '../persistence/campaign-progress.query.js';
import type { PermitsQuery } from '../persistence/permits.query.js';
import type { QueuedMailsQuery } from '../persistence/queued-mails.query.js';
import type { SendingLoop } from './sending-loop.js';

const SEND = 'send-emails';

export class QueuedSending implements Sending {
  constructor(
    private readonly mails: QueuedMailsQuery,
    private readonly permits: PermitsQuery,
    private readonly jobs: Jobs,
    private readonly loop: SendingLoop,
    private readonly steps: CampaignSteps,
    private readonly progress: CampaignProgressQuery,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Declares the job that wakes the loop; before the jobs start. */
  declare(): void {
    this.jobs.define(SEND, { retry: 'run', concurrency: 1, collapses: true }, () => this.loop.wake());
    this.jobs.cron('tidy-sent-minutes', '17 3 * * *', 'UTC', () => this.permits.removeOld(this.clock.now()));
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

  progressOf(campaignId: string): Promise<Progress | null> {
    return this.progress.read(campaignId);
  }
}
