import { Injectable } from '@nestjs/common';
import { Gauge, type Reading } from '../../../../../platform/metrics/metrics.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { CountsWaitingWork } from '../../../../../platform/restored/restored-backup.js';

const WAITING = `
  select count(*) filter (where next_try_at <= now())::int as due, count(*) filter (where next_try_at > now())::int as later
  from email_history where status = 'queued'`;

const DUE_CAMPAIGNS = `
  select count(*)::int as count from email_campaigns
  where status = 'sending' or (status = 'scheduled' and scheduled_date <= now())`;

/** Counts emails to contacts that wait to be sent. */
@Injectable()
export class SendingFiguresQuery {
  constructor(private readonly database: Database) {}

  @Gauge({
    name: 'courtyard_marketing_mails',
    help: 'Mails to contacts that have not left: due, or later.',
    labels: ['state'],
  })
  async waiting(): Promise<Reading[]> {
    const [row] = await this.database.query<{ due: number; later: number }[]>(WAITING);
    return Object.entries(row ?? {}).map(([state, value]) => ({ value, labels: { state } }));
  }

  /** Campaigns that are being sent or are due. */
  @CountsWaitingWork('campaigns')
  async dueCampaigns(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(DUE_CAMPAIGNS);
    return row?.count ?? 0;
  }
}
