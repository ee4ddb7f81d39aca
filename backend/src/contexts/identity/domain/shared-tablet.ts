import { addDays, dateIn, instantOf } from '../../../kernel/calendar.js';

/** A session that staff share: each acts after entering their PIN. */
export interface SharedTablet {
  /** Stays the same when people switch, unlike the session's token. */
  readonly id: string;
  /** The last sign-in without a PIN. */
  readonly sharedAt: Date;
  readonly sharedUntil: Date;
}

export interface StaffPin {
  readonly staffId: string;
  readonly hash: string;
  /** Under which wrong PINs are counted. */
  readonly triesId: string;
  readonly setAt: Date;
}

/** After that time without use, a shared tablet asks for a PIN. */
export const TABLET_LOCKS_AFTER_MINUTES = 5;

/** Opening hours may end after midnight. */
const DAY_BEGINS = '04:00';

/** The restaurant's working day around that instant, from 4 AM to 4 AM. */
export function workingDayAt(now: Date, zone: string): { readonly begin: Date; readonly end: Date } {
  const today = dateIn(zone, now);
  const date = now < instantOf(today, DAY_BEGINS, zone) ? addDays(today, -1) : today;
  return { begin: instantOf(date, DAY_BEGINS, zone), end: instantOf(addDays(date, 1), DAY_BEGINS, zone) };
}

/** Explains in one sentence why a new PIN is not acceptable; null if it is. */
export function pinProblem(pin: string): string | null {
  if (!/^\d{4,6}$/.test(pin)) return 'A PIN has 4 to 6 digits.';
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  const [step = 0] = steps;
  const isRun = steps.size === 1 && Math.abs(step) <= 1;
  return isRun ? 'This PIN is too easy to guess. Choose another one.' : null;
}
