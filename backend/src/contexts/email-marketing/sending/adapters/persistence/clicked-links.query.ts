import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

export interface ClickedLink {
  readonly url: string;
  /** Number of people who clicked the link. */
  readonly people: number;
  readonly clicks: number;
}

const STATEMENT = `select l.url, count(m.history_id)::int as people, coalesce(sum(m.times), 0)::int as clicks
  from email_links l left join email_marks m on m.link_id = l.id and not m.is_machine
  where l.campaign_id = $1 group by l.id order by people desc, l.id`;

@Injectable()
export class ClickedLinksQuery {
  constructor(private readonly database: Database) {}

  read(campaignId: string): Promise<ClickedLink[]> {
    return this.database.query<ClickedLink[]>(STATEMENT, [campaignId]);
  }
}
