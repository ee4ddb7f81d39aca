import type { Clock } from '../../../../../kernel/clock.js';
import type { Ids } from '../../../../../kernel/ids.js';
import type { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { Database } from '../../../../../platform/persistence/database.js';
import type { Sending, Progress, SingleMail } from '../../domain/ports/sending.js';
import type { CampaignSteps } from '../persistence/campaign-steps.js';
import type { CampaignProgressQuery } from '../persistence/campaign-progress.query.js';
import type { SendingLoop } from './sending-loop.js';

const SEND = 'send-emails';

const ADD = `insert into email_history (id, email_type, recipient_email, recipient_name, subject, html_content, text_content, contact_id, fields,
    template_id, automation_run_id, automation_version, dedupe_key, sent_by, sent_by_role, created_at, next_try_at, was_opted_in, was_active)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $17) on conflict do nothing returning id`;

export class QueuedSending implements Sending {
  constructor(
    private readonly database: Database,
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
    this.jobs.cron('tidy-sent-minutes', '17 3 * * *', 'UTC', () => this.tidy());
  }

  async startCampaign(campaignId: string): Promise<void> {
    await this.steps.goOn(campaignId);
    await this.jobs.add(SEND, {}, { key: 'now' });
  }

  async startCampaignAt(campaignId: string, at: Date): Promise<void> {
    await this.jobs.add(SEND, {}, { startAfter: at, key: `${campaignId} ${at.toISOString()}` });
  }

  async add(mail: SingleMail): Promise<string | null> {
    const { type, to, content, by } = mail;
    const [added] = await this.database.query<{ id: string }[]>(ADD, [
      ...[this.ids.next(), type, to.address, to.name ?? '', content.subject, content.html, content.text],
      ...[mail.contactId ?? null, mail.fields ? JSON.stringify(mail.fields) : null, mail.templateId ?? null],
      ...[
        mail.ofAutomation?.runId ?? null,
        mail.ofAutomation?.version ?? null,
        mail.key ?? null,
        by?.name ?? 'Courtyard',
        by?.role ?? 'system',
      ],
      ...[this.clock.now(), type === 'automation' ? true : null],
    ]);
    if (added) await this.jobs.add(SEND, {}, { key: 'now' });
    return added?.id ?? null;
  }

  progressOf(campaignId: string): Promise<Progress | null> {
    return this.progress.read(campaignId);
  }

  /** No limit looks further back than a day. */
  private async tidy(): Promise<void> {
    await this.database.query(`delete from email_sent_minutes where minute < $1::timestamptz - interval '2 days'`, [
      this.clock.now(),
    ]);
  }
}
