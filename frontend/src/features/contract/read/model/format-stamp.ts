import { restaurant } from '@/entities/restaurant';

const stamp = new Intl.DateTimeFormat('en-US', {
  timeZone: restaurant.timeZone,
  dateStyle: 'long',
  timeStyle: 'long',
});

/** 'November 27, 2026 at 12:30:05 PM EST' for an ISO 8601 moment, in the restaurant's time zone. */
export const formatStamp = (iso: string) => stamp.format(new Date(iso));
