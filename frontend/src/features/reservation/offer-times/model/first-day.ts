import { addDays } from '@/entities/restaurant';

/** How far ahead a table may be asked for, in days. */
const A_YEAR = 365;

export const lastDay = (today: string) => addDays(today, A_YEAR);

/** For which other times are looked up first: the day that was asked for, unless no table can be had then. Dates are YYYY-MM-DD. */
export const firstDay = (askedFor: string, today: string) =>
  askedFor < today || askedFor > lastDay(today) ? today : askedFor;
