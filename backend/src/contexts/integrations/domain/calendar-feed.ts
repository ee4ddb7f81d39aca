/** What events and trail call a calendar that somebody follows. */
export const CALENDAR_FEED = 'calendar-feed';

export const FEED_KINDS = ['confirmed', 'all'] as const;

/** After how many days an address ends. */
export const FEED_EXPIRES_IN_DAYS = { min: 1, default: 365, max: 1_095 };

/** An address under which calendars read the visits, until it ends. What is shown once is kept as a hash alone. */
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
  readonly expiresAt: Date;
}
