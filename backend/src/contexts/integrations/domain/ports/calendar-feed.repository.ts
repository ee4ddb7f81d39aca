import type { CalendarFeed } from '../calendar-feed.js';

export abstract class CalendarFeedRepository {
  abstract add(feed: CalendarFeed): Promise<void>;
  abstract get(id: string): Promise<CalendarFeed | null>;
  /** Returns null for an ended feed. Records the access, at most once a minute. */
  abstract fetchByHash(hash: string, now: Date): Promise<CalendarFeed | null>;
  abstract idsOfAccount(accountId: string): Promise<string[]>;
  abstract remove(feed: CalendarFeed): Promise<void>;
}
