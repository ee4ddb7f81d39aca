import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

/** Targets of tracked links. Storing them prevents open redirects to addresses that were not in an email. */
@Injectable()
export class MailLinks {
  constructor(private readonly database: Database) {}

  /** The ids of the addresses, in their order; those that are new get one. */
  async idsOf(campaignId: string | null, urls: readonly string[]): Promise<string[]> {
    if (urls.length === 0) return [];
    const rows = await this.database.query<{ id: string; url: string }[]>(
      `insert into email_links as l (campaign_id, url) select $1, url from unnest($2::text[]) as given (url)
       on conflict on constraint email_links_url do update set url = l.url returning id, url`,
      [campaignId, urls],
    );
    const ids = new Map(rows.map(({ id, url }) => [url, id]));
    return urls.flatMap((url) => ids.get(url) ?? []);
  }
}
