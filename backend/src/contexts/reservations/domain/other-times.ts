import { defineSetting } from '../../../kernel/feature-settings.js';
import type { Area } from './areas.js';
import type { BookingDetails, Reservation } from './reservation.js';

const HOUR_MS = 3_600_000;
const NEAR_MS = 24 * HOUR_MS;
/** More choices would have to be read all over again. */
export const MAX_TIMES = 3;

export const otherTimes = defineSetting({
  id: 'other-times',
  title: 'Suggest other times',
  description:
    'Reply to a request with up to three other times. They are held for the guest, who accepts one with one tap. Requires “Guest page”.',
  figures: {
    holdHours: { label: 'Hold times for', unit: 'hours', min: 1, max: 72, default: 24 },
    holdHoursNear: { label: 'If the visit is within 24 hours', unit: 'hours', min: 1, max: 12, default: 2 },
  },
});

type Visit = Pick<BookingDetails, 'preferredDate' | 'preferredTime'>;

/** An alternative time. */
export interface OfferedTime extends Visit {
  /** The area in which it is held; absent without areas. */
  readonly area?: Area;
}

/** In the stored form. */
export const offeredIn = ({ preferredDate, preferredTime }: Visit, area: Area | null): OfferedTime => ({
  preferredDate,
  preferredTime,
  ...(area && { area }),
});

export const withoutAreas = (times: readonly OfferedTime[]): OfferedTime[] =>
  times.map((time) => offeredIn(time, null));

export const isSameTime = (one: Visit, other: Visit): boolean =>
  one.preferredDate === other.preferredDate && one.preferredTime === other.preferredTime;

/**
 * Ends no later than the first offered visit begins.
 * @param first start of that visit
 */
export function offerDeadline(
  first: Date,
  stored: { readonly holdHours: number; readonly holdHoursNear: number },
  now: Date,
): Date {
  const isNear = first.getTime() - now.getTime() < NEAR_MS;
  const end = now.getTime() + (isNear ? stored.holdHoursNear : stored.holdHours) * HOUR_MS;
  return new Date(Math.min(end, first.getTime()));
}

/** The times currently held for the guest; none once the offer has expired or was answered. */
export const heldTimes = (
  { status, offeredTimes, offeredUntil }: Pick<Reservation, 'status' | 'offeredTimes' | 'offeredUntil'>,
  now: Date,
): readonly OfferedTime[] =>
  status === 'pending' && offeredTimes && offeredUntil && now < offeredUntil ? offeredTimes : [];
