import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Requests that guests sent on the website, as a part of the requests that reservation analytics count. */
@Injectable()
export class WebsiteRequestsQuery {
  constructor(private readonly database: Database) {}

  /** From one instant (inclusive) to another (exclusive). */
  async count(since: Date, until: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from reservation_requests where source = 'website' and created_at >= $1 and created_at < $2`,
      [since, until],
    );
    return row?.count ?? 0;
  }
}
