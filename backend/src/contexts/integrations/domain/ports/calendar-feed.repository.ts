import type { CalendarFeed } from '../calendar-feed.js';

export abstract class CalendarFeedRepository {
  abstract add(feed: CalendarFeed): Promise<void>;
  abstract get(id: string): Promise<CalendarFeed | null>;
  /** Null once it has ended. Writes down that it is fetched, once a minute at most. */
  abstract fetchByHash(hash: string, now: Date): Promise<CalendarFeed | null>;
  abstract idsOfAccount(accountId: string): Promise<string[]>;
  abstract remove(feed: CalendarFeed): Promise<void>;
}
