import { assertExpectedStatus, StaleState } from './domain-error.js';
import { dateIn } from './calendar.js';

/** State of a planned item as the user saw it; fields left out are not compared. */
export interface Shown<Status extends string> {
  readonly status?: Status;
  readonly scheduledDate?: Date;
  /** Zone in which the date was displayed. */
  readonly timeZone: string;
}

/**
 * @param noun such as 'contact'
 * @param seen `updatedAt` as the user saw it (ISO 8601); null skips the check
 * @throws StaleState when someone else has changed it since
 */
export function assertUnchanged(noun: string, now: { readonly updatedAt: Date }, seen: string | null): void {
  if (seen === null || seen === now.updatedAt.toISOString()) return;
  throw new StaleState(
    `Someone else changed this ${noun} after you opened it. Save again to replace their changes with yours.`,
  );
}

const FULL_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** @throws StaleState when someone else changed it first */
export function assertExpectedState<Status extends string>(
  noun: string,
  now: { readonly status: Status; readonly scheduledDate: Date | null },
  shown: Shown<Status>,
): void {
  const { status, scheduledDate, timeZone } = shown;
  assertExpectedStatus(noun, now.status, status);
  if (scheduledDate === undefined || scheduledDate.getTime() === now.scheduledDate?.getTime()) return;
  const day = now.scheduledDate && FULL_DATE.format(new Date(`${dateIn(timeZone, now.scheduledDate)}T12:00:00Z`));
  throw new StaleState(
    `Someone else moved this ${noun}. It ${day ? `is planned for ${day}` : 'has no date'} now. Please review it.`,
  );
}
