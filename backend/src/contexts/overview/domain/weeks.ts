import { addDays, mondayOf } from '../../../kernel/calendar.js';

/** Days in the restaurant's zone, both inclusive. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** The last `count` weeks from Monday to Sunday, ending with the week of `today`. */
export function weeksUntil(today: string, count: number): Days[] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(monday, 7 * (index + 1 - count));
    return { first, last: addDays(first, 6) };
  });
}

/** This week up to today, and the previous week up to the same weekday. */
export function weekOnWeek(today: string): { current: Days; before: Days } {
  const first = mondayOf(today);
  return {
    current: { first, last: today },
    before: { first: addDays(first, -7), last: addDays(today, -7) },
  };
}
