import { restaurant } from '@/entities/restaurant';

const stamp = new Intl.DateTimeFormat('en-US', {
  timeZone: restaurant.timeZone,
  dateStyle: 'long',
  timeStyle: 'long',
});

/** 'November 27, 2026 at 12:30:05 PM EST', where the restaurant stands, of a moment in ISO 8601. */
export const formatStamp = (iso: string) => stamp.format(new Date(iso));
