const DAY_MS = 86_400_000;
/** Days of the calendar, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** On these the demo restaurant is closed, whatever the weekday; Easter is a Sunday, on which it is closed anyway. */
const isClosedHoliday = (day: string) =>
  /-(12-25|01-01)$/.test(day) || (/-11-2[2-8]$/.test(day) && weekdayOf(day) === 4);

const isOrdinaryWeek = (monday: string) =>
  [0, 1, 2, 3, 4, 5, 6, 7].every((days) => !isClosedHoliday(addDays(monday, days)));

/** Computed once, so that a run across midnight uses the same days. */
const MONDAYS = ordinaryMondays();

function ordinaryMondays(): string[] {
  const inTwoWeeks = addDays(new Date().toISOString().slice(0, 10), 14);
  const first = addDays(inTwoWeeks, (8 - weekdayOf(inTwoWeeks)) % 7);
  return Array.from({ length: 80 }, (_, weeks) => addDays(first, 7 * weeks)).filter(isOrdinaryWeek);
}

/**
 * A Monday two weeks ahead or later, in a week without holidays: lunch is served.
 *
 * @param place of several that must differ, counted from 0
 */
export function aMonday(place = 0): string {
  const monday = MONDAYS[place];
  if (monday === undefined) throw new Error(`There is no Monday ${String(place)}.`);
  return monday;
}

/** The moment at which clocks in the restaurant show this time of day, HH:MM. */
export function inRestaurant(day: string, time: string): Date {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  const shownThere = new Date(`${asIfUtc.toLocaleString('en-US', { timeZone: 'America/New_York' })} UTC`);
  return new Date(2 * asIfUtc.getTime() - shownThere.getTime());
}

/** This morning before the restaurant opens, so that a page does not depend on when the test runs. */
export const beforeOpening = (): Date =>
  inRestaurant(new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }), '08:00');

/** A day as screens spell it. */
export const spelled = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });
