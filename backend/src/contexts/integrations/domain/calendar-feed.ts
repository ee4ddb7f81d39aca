/** Subject type of calendar feeds in events and the audit log. */
export const CALENDAR_FEED = 'calendar-feed';

export const FEED_KINDS = ['confirmed', 'all'] as const;

/** Days until an address expires. */
export const FEED_EXPIRES_IN_DAYS = { min: 1, default: 365, max: 1_095 };

/** A URL with which calendars read visits, until it expires or is ended. Only a hash is stored; the URL is shown once. */
export interface CalendarFeed {
  readonly id: string;
  readonly kind: (typeof FEED_KINDS)[number];
  /** Whether it contains guests' names. */
  readonly withNames: boolean;
  readonly hash: string;
  readonly createdBy: string;
  /** The creator's account. */
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
