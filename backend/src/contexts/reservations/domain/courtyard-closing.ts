import type { Reservation } from './reservation.js';
import { startsAt, TIME_SLOTS, type TimeSlot } from './time-slot.js';

/** What events and trail call it. */
export const COURTYARD = 'courtyard';

/** What becomes of a party: it sits inside, finds no room there, is asked what it would like, or rather does not come. */
export const CLOSING_OUTCOMES = ['moved', 'without-room', 'asked', 'given-up'] as const;
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number];

/** A day on which nobody sits in the courtyard. */
export interface CourtyardClosing {
  /** `YYYY-MM-DD` in the restaurant's zone. */
  readonly date: string;
  /** The first half hour; null for all of the day. */
  readonly from: TimeSlot | null;
  readonly closedAt: Date;
  /** By name. */
  readonly closedBy: string;
  /** What was done, by the ids of their reservations. */
  readonly parties: readonly { readonly id: string; readonly outcome: ClosingOutcome }[];
}

export interface PlannedParty {
  readonly reservation: Reservation;
  readonly outcome: ClosingOutcome;
}

/** What closing the courtyard would do. */
export interface ClosingPlan extends Pick<CourtyardClosing, 'date' | 'from'> {
  /** In the order in which they were asked for. */
  readonly parties: readonly PlannedParty[];
  /** Requests for the courtyard without an answer: nothing becomes of them by itself. */
  readonly waiting: number;
}

type Sitting = Pick<Reservation, 'area' | 'preferredDate' | 'preferredTime'>;

export const isClosedAt = ({ from }: Pick<CourtyardClosing, 'from'>, time: TimeSlot): boolean =>
  from === null || TIME_SLOTS.indexOf(time) >= TIME_SLOTS.indexOf(from);

/** Whether its table would stand in the courtyard while that is closed. */
export const covers = (
  { date, from }: Pick<CourtyardClosing, 'date' | 'from'>,
  { area, preferredDate, preferredTime }: Sitting,
): boolean => area === 'courtyard' && preferredDate === date && isClosedAt({ from }, preferredTime);

/** A confirmed party for which there is no table until somebody finds it one. */
export const hasNoTable = (closing: CourtyardClosing | null, reservation: Sitting & Pick<Reservation, 'status'>) =>
  closing !== null && reservation.status === 'confirmed' && covers(closing, reservation);

/**
 * The first half hour that a closure can still be about: null where that is all of the day, undefined where the day is over.
 * @param wanted by whoever closes the courtyard
 */
export function firstClosed(
  date: string,
  wanted: TimeSlot | null,
  now: Date,
  timeZone: string,
): TimeSlot | null | undefined {
  const toCome = TIME_SLOTS.filter((preferredTime) => startsAt({ preferredDate: date, preferredTime }, timeZone) > now);
  const first = toCome.find((slot) => wanted === null || TIME_SLOTS.indexOf(slot) >= TIME_SLOTS.indexOf(wanted));
  return first === TIME_SLOTS[0] ? null : first;
}

/** The house owes a table to whoever has not said otherwise. */
export const wantsInside = ({ rainPlan }: Reservation): boolean => rainPlan === null || rainPlan === 'inside';

/** @param fitting the ids of those that find room inside */
export function outcomeOf(reservation: Reservation, fitting: ReadonlySet<string>): ClosingOutcome {
  if (reservation.rainPlan === 'rather-not') return 'given-up';
  if (reservation.rainPlan === 'wait') return 'asked';
  return fitting.has(reservation.id) ? 'moved' : 'without-room';
}

/** What the website says of it that day. */
export const closedToday = ({ from }: Pick<CourtyardClosing, 'from'>): string =>
  from === null
    ? 'The courtyard is closed today because of the weather. Tables inside are open.'
    : `The courtyard is closed today from ${from} on because of the weather. Tables inside are open.`;
