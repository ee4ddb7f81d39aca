import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { Progress } from '../../domain/ports/sending.js';

interface Row {
  [column: string]: unknown;
  total: number;
  sent: number;
  failed: number;
  bounced: number;
  left: number;
  perMinute: number | null;
}

const STATEMENT = `select coalesce(t.total_recipients, 0) as total, coalesce(t.total_sent, 0) as sent, coalesce(t.total_failed, 0) as failed,
    coalesce(t.total_bounced, 0) as bounced,
    case when c.status = 'cancelled' then 0 else coalesce(t.total_queued, 0) end as left,
    case when c.status = 'sending' and t.total_queued > 0 then s.per_minute end as "perMinute"
  from email_campaigns c left join email_campaign_totals t on t.campaign_id = c.id
    left join email_sendings s on s.campaign_id = c.id
  where c.id = $1`;

@Injectable()
export class CampaignProgressQuery {
  constructor(private readonly database: Database) {}

  /** Returns null if the campaign does not exist. */
  async read(campaignId: string): Promise<Progress | null> {
    const [row] = await this.database.query<Row[]>(STATEMENT, [campaignId]);
    if (!row) return null;
    const { perMinute, left } = row;
    return { ...row, secondsLeft: perMinute ? Math.ceil((left * 60) / perMinute) : null };
  }
}
