import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { CalendarFeed } from '../../domain/calendar-feed.js';
import type { CalendarFeedRepository } from '../../domain/ports/calendar-feed.repository.js';
import { CalendarFeedSchema } from './calendar-feed.schema.js';
import { CalendarFeedsQuery } from './calendar-feeds.query.js';

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
