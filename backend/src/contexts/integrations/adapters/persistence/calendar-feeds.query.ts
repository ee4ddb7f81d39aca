import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { CalendarFeed } from '../../domain/calendar-feed.js';

const COLUMNS = `id, kind, with_names as "withNames", hash, created_by as "createdBy",
  account_id as "accountId", created_at as "createdAt", expires_at as "expiresAt"`;

export interface ListedFeed extends CalendarFeed {
  readonly lastFetchedAt: Date | null;
}

/** Reads feeds by their hash whenever a calendar asks, and writes that down; neither is a change of a feed. */
@Injectable()
export class CalendarFeedsQuery {
  constructor(private readonly database: Database) {}

  async fetchByHash(hash: string, now: Date): Promise<CalendarFeed | null> {
    const [feed] = await this.database.query<CalendarFeed[]>(
      `with fetched as (
         update calendar_feeds set last_fetched_at = $2
         where hash = $1 and expires_at > $2 and (last_fetched_at is null or last_fetched_at < $2::timestamptz - interval '1 minute')
       )
       select ${COLUMNS} from calendar_feeds where hash = $1 and expires_at > $2`,
      [hash, now],
    );
    return feed ?? null;
  }

  /** All feeds, newest first. */
  list(): Promise<ListedFeed[]> {
    return this.database.query<ListedFeed[]>(
      `select ${COLUMNS}, last_fetched_at as "lastFetchedAt" from calendar_feeds order by created_at desc, id desc`,
    );
  }
}
