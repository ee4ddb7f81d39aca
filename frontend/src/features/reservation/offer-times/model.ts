import { addDays } from '@/entities/restaurant';

/** How far ahead a table can be requested, in days. */
const A_YEAR = 365;

export const lastDay = (today: string) => addDays(today, A_YEAR);

/** The first day to look for other times: the requested one, unless it is no longer bookable. Dates are YYYY-MM-DD. */
export const firstDay = (askedFor: string, today: string) =>
  askedFor < today || askedFor > lastDay(today) ? today : askedFor;
