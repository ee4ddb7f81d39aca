import type { Database } from '../../../../../platform/persistence/database.js';
import type { Progress } from '../../../domain/sending/ports/deliveries.js';

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
    coalesce(t.total_bounced, 0) as bounced, coalesce(t.total_queued, 0) as left,
    case when c.status = 'sending' and t.total_queued > 0 then s.per_minute end as "perMinute"
  from email_campaigns c left join email_campaign_totals t on t.campaign_id = c.id
    left join email_sendings s on s.campaign_id = c.id
  where c.id = $1`;

const NOTHING: Row = { total: 0, sent: 0, failed: 0, bounced: 0, left: 0, perMinute: null };

export class CampaignProgressQuery {
  constructor(private readonly database: Database) {}

  async read(campaignId: string): Promise<Progress> {
    const [row = NOTHING] = await this.database.read<Row>(STATEMENT, [campaignId]);
    const { perMinute, left } = row;
    return { ...row, secondsLeft: perMinute ? Math.ceil((left * 60) / perMinute) : null };
  }
}
