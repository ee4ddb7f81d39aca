import { openingHours } from '@content/restaurant.json';
import { atNoon, minutesOf } from './days';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof WEEK)[number];

/** Minutes after midnight. */
export interface OpenHours {
  opens: number;
  closes: number;
}

function hoursOfDay(day: Weekday): OpenHours | null {
  const hours = openingHours[day];
  return hours && { opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) };
}

const capitalised = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1);

const weekdayOf = (date: string): Weekday => WEEK[(atNoon(date).getUTCDay() + 6) % 7] ?? 'monday';

/**
 * 'Tuesday', without a formatter: every page says on which day it opens next.
 *
 * @param date YYYY-MM-DD
 */
export const weekdayName = (date: string) => capitalised(weekdayOf(date));

/** @param date YYYY-MM-DD */
export const hoursOn = (date: string) => hoursOfDay(weekdayOf(date));

export function isOpenAt(date: string, minutes: number): boolean {
  const hours = hoursOn(date);
  return hours !== null && minutes >= hours.opens && minutes < hours.closes;
}

export function formatHour(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${((hour + 11) % 12) + 1}${rest}${hour < 12 ? 'am' : 'pm'}`;
}

export const formatHours = (hours: OpenHours | null) =>
  hours ? `${formatHour(hours.opens)}-${formatHour(hours.closes)}` : 'Closed';

const openingTimes = [...new Set(WEEK.map((day) => formatHours(hoursOfDay(day))))];

/** The week in as few lines as it has different hours; the closed days come last. */
export const hoursLines = openingTimes
  .map((hours) => ({
    days: WEEK.filter((day) => formatHours(hoursOfDay(day)) === hours)
      .map(capitalised)
      .join(', '),
    hours,
    isClosed: hours === 'Closed',
  }))
  .sort((one, other) => Number(one.isClosed) - Number(other.isClosed));
