import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Database } from '../../../../../platform/persistence/database.js';

const DAY_MS = 86_400_000;

/** Outcomes of the marketing emails sent in a period. */
export interface EmailCounts {
  readonly sent: number;
  /** Opened or clicked by a person. */
  readonly opened: number;
  readonly clicked: number;
  readonly bounced: number;
  readonly unsubscribed: number;
}

export interface EmailFigures extends EmailCounts {
  /** The same counts for the period of equal length before. */
  readonly before: EmailCounts;
}

/** Parameters: $1 start, $2 exclusive end or null, $3 campaign or null for all. */
const STATEMENT = `
  select count(*)::int as sent,
    (count(*) filter (where opened_at is not null or clicked_at is not null))::int as opened,
    (count(*) filter (where clicked_at is not null))::int as clicked,
    (count(*) filter (where status = 'bounced'))::int as bounced,
    (count(*) filter (where status = 'unsubscribed'))::int as unsubscribed
  from email_history
  where email_type in ('campaign', 'automation') and sent_at >= $1 and sent_at < coalesce($2::timestamptz, 'infinity')
    and ($3::uuid is null or campaign_id = $3)`;

@Injectable()
export class EmailFiguresQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param campaignId null for all campaigns and automations */
  async read(days: number, campaignId: string | null): Promise<EmailFigures> {
    const ago = (count: number) => new Date(this.clock.now().getTime() - count * DAY_MS);
    const [current, before] = await Promise.all([
      this.count(ago(days), null, campaignId),
      this.count(ago(2 * days), ago(days), campaignId),
    ]);
    return { ...current, before };
  }

  private async count(since: Date, until: Date | null, campaignId: string | null): Promise<EmailCounts> {
    const [counts] = await this.database.query<EmailCounts[]>(STATEMENT, [since, until, campaignId]);
    if (!counts) throw new Error('A select of counts always has a row.');
    return counts;
  }
}
