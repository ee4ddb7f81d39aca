import { addDays } from '@/entities/restaurant';

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `2026-11` of `2026-11-21`. */
export const monthOf = (date: string) => date.slice(0, 7);

/** The month named by the URL, or the current one. */
export const readMonth = (text: string | null, today: string) =>
  text !== null && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : monthOf(today);

/** 'November 2026' */
export const monthName = (month: string) => MONTH.format(atNoon(`${month}-01`));

export const nextMonth = (month: string) => monthOf(addDays(`${month}-28`, 4));
export const previousMonth = (month: string) => monthOf(addDays(`${month}-01`, -1));

/** The month in weeks that begin on Sunday, filled up with days of its neighbors. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -atNoon(first).getUTCDay());
  const weeks: string[][] = [];
  for (let day = start; monthOf(day) <= month; day = addDays(day, 7))
    weeks.push(WEEKDAYS.map((_, index) => addDays(day, index)));
  return weeks;
}
