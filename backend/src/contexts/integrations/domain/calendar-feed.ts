/** What events and trail call a calendar that somebody follows. */
export const CALENDAR_FEED = 'calendar-feed';

export const FEED_KINDS = ['confirmed', 'all'] as const;

/** An address under which calendars read the visits, until it is ended. What is shown once is kept as a hash alone. */
export interface CalendarFeed {
  readonly id: string;
  readonly kind: (typeof FEED_KINDS)[number];
  /** Whether it tells the names of guests. */
  readonly withNames: boolean;
  readonly hash: string;
  readonly createdBy: string;
  /** The account of the person who made it. */
  readonly accountId: string | null;
  readonly createdAt: Date;
}
