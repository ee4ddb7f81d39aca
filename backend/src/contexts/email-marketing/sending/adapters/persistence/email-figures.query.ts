import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Database } from '../../../../../platform/persistence/database.js';

const DAY_MS = 86_400_000;

/** What became of the marketing mails that left in a period. */
export interface EmailFigures {
  readonly sent: number;
  /** Opened or clicked by a person. */
  readonly opened: number;
  readonly clicked: number;
  readonly bounced: number;
  readonly unsubscribed: number;
}

@Injectable()
export class EmailFiguresQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param campaignId null for all campaigns, and automations with them */
  async read(days: number, campaignId: string | null): Promise<EmailFigures> {
    const since = new Date(this.clock.now().getTime() - days * DAY_MS);
    const [figures] = await this.database.query<EmailFigures[]>(
      `select count(*)::int as sent,
         (count(*) filter (where opened_at is not null or clicked_at is not null))::int as opened,
         (count(*) filter (where clicked_at is not null))::int as clicked,
         (count(*) filter (where status = 'bounced'))::int as bounced,
         (count(*) filter (where status = 'unsubscribed'))::int as unsubscribed
       from email_history
       where email_type in ('campaign', 'automation') and sent_at >= $1 and ($2::uuid is null or campaign_id = $2)`,
      [since, campaignId],
    );
    if (!figures) throw new Error('A select of figures always has a row.');
    return figures;
  }
}
