import { Injectable } from '@nestjs/common';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { CALENDAR_FEED, type CalendarFeed, type CalendarFeedRepository } from '../../domain/calendar-feeds.service.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';

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

export const CalendarFeedSchema = new TrackedSchema<CalendarFeed>(
  {
    name: 'CalendarFeed',
    tableName: 'calendar_feeds',
    columns: {
      id: { type: 'uuid', primary: true },
      kind: { type: 'text' },
      withNames: { type: 'boolean', name: 'with_names' },
      hash: { type: 'text' },
      createdBy: { type: 'text', name: 'created_by' },
      accountId: { type: 'uuid', name: 'account_id', nullable: true },
      expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof CalendarFeed, EntitySchemaColumnOptions>,
  },
  { subject: CALENDAR_FEED, nameOf: ({ kind }) => (kind === 'all' ? 'all requests' : 'confirmed visits') },
);

@Injectable()
export class TypeOrmCalendarFeedRepository implements CalendarFeedRepository {
  private readonly repository: TrackedRepository<CalendarFeed>;

  constructor(
    database: Database,
    private readonly query: CalendarFeedsQuery,
  ) {
    this.repository = database.getRepository(CalendarFeedSchema);
  }

  add(feed: CalendarFeed): Promise<void> {
    return this.repository.insert(feed);
  }

  get(id: string): Promise<CalendarFeed | null> {
    return this.repository.findOneBy({ id });
  }

  fetchByHash(hash: string, now: Date): Promise<CalendarFeed | null> {
    return this.query.fetchByHash(hash, now);
  }

  async idsOfAccount(accountId: string): Promise<string[]> {
    return (await this.repository.findBy({ accountId })).map(({ id }) => id);
  }

  remove(feed: CalendarFeed): Promise<void> {
    return this.repository.remove(feed);
  }
}
