import { dateIn } from './calendar.js';
import { DomainError } from './domain-error.js';

/** What a screen showed of something planned when somebody moved it; what is not said is not looked at. */
export interface Shown<Status extends string> {
  readonly status?: Status;
  readonly scheduledDate?: Date;
  /** In which its date was read. */
  readonly timeZone: string;
}

export class NotAsShown extends DomainError {
  readonly kind = 'conflict';
}

/**
 * @param noun such as 'contact'
 * @param seen `updatedAt` as it was shown (ISO 8601); null where that does not matter
 * @throws NotAsShown when another person has changed it since
 */
export function assertUnchanged(noun: string, now: { readonly updatedAt: Date }, seen: string | null): void {
  if (seen === null || seen === now.updatedAt.toISOString()) return;
  throw new NotAsShown(
    `Someone else changed this ${noun} after you opened it. Save again to replace their changes with yours.`,
  );
}

const FULL_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** @throws NotAsShown when somebody else was faster */
export function assertExpectedState<Status extends string>(
  noun: string,
  now: { readonly status: Status; readonly scheduledDate: Date | null },
  shown: Shown<Status>,
): void {
  const { status, scheduledDate, timeZone } = shown;
  if (status !== undefined && status !== now.status)
    throw new NotAsShown(`This ${noun} is no longer ${status}. Someone else made it ${now.status}. Please review it.`);
  if (scheduledDate === undefined || scheduledDate.getTime() === now.scheduledDate?.getTime()) return;
  const day = now.scheduledDate && FULL_DATE.format(new Date(`${dateIn(timeZone, now.scheduledDate)}T12:00:00Z`));
  throw new NotAsShown(
    `Someone else moved this ${noun}. It ${day ? `is planned for ${day}` : 'has no date'} now. Please review it.`,
  );
}
