import { Conflict } from '../../../kernel/domain-error.js';
import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Reservation } from './reservation.js';
import { startsAt, TIME_SLOTS, type TimeSlot } from './time-slot.js';

/** Subject type in events and the audit log. */
export const COURTYARD = 'courtyard';

/** Outcome for a party: moved inside, no room inside, asked for a preference, or given up according to its plan. */
export const CLOSING_OUTCOMES = ['moved', 'without-room', 'asked', 'given-up'] as const;
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number];

/** A day on which the courtyard is closed. */
export interface CourtyardClosing {
  /** `YYYY-MM-DD` in the restaurant's zone. */
  readonly date: string;
  /** The first half hour; null for the whole day. */
  readonly from: TimeSlot | null;
  readonly closedAt: Date;
  /** The staff member's name. */
  readonly closedBy: string;
  /** Outcome for each party, by reservation id. */
  readonly parties: readonly { readonly id: string; readonly outcome: ClosingOutcome }[];
}

export interface PlannedParty {
  readonly reservation: Reservation;
  readonly outcome: ClosingOutcome;
}

/** Preview of closing the courtyard. */
export interface ClosingPlan extends Pick<CourtyardClosing, 'date' | 'from'> {
  /** In order of the requests. */
  readonly parties: readonly PlannedParty[];
  /** Pending requests for the courtyard, which stay pending. */
  readonly waiting: number;
}

type Sitting = Pick<Reservation, 'area' | 'preferredDate' | 'preferredTime'>;

export const isClosedAt = ({ from }: Pick<CourtyardClosing, 'from'>, time: TimeSlot): boolean =>
  from === null || TIME_SLOTS.indexOf(time) >= TIME_SLOTS.indexOf(from);

/** Whether the reservation is in the courtyard while it is closed. */
export const covers = (
  { date, from }: Pick<CourtyardClosing, 'date' | 'from'>,
  { area, preferredDate, preferredTime }: Sitting,
): boolean => area === 'courtyard' && preferredDate === date && isClosedAt({ from }, preferredTime);

/** A confirmed party that has no table until staff find one. */
export const hasNoTable = (closing: CourtyardClosing | null, reservation: Sitting & Pick<Reservation, 'status'>) =>
  closing !== null && reservation.status === 'confirmed' && covers(closing, reservation);

/**
 * The first half hour that a closing can still cover: null for the whole day, undefined if the day is over.
 * @param wanted the time requested by staff
 * @param slots half hours of that day
 */
export function firstClosed(
  date: string,
  wanted: TimeSlot | null,
  now: Date,
  timeZone: string,
  slots: readonly TimeSlot[],
): TimeSlot | null | undefined {
  const toCome = slots.filter((preferredTime) => startsAt({ preferredDate: date, preferredTime }, timeZone) > now);
  const first = toCome.find((slot) => wanted === null || TIME_SLOTS.indexOf(slot) >= TIME_SLOTS.indexOf(wanted));
  return first === slots[0] ? null : first;
}

/** By default a party moves inside, because the restaurant owes it a table. */
export const wantsInside = ({ rainPlan }: Reservation): boolean => rainPlan === null || rainPlan === 'inside';

/** @param fitting ids of parties that fit inside */
export function outcomeOf(reservation: Reservation, fitting: ReadonlySet<string>): ClosingOutcome {
  if (reservation.rainPlan === 'rather-not') return 'given-up';
  if (reservation.rainPlan === 'wait') return 'asked';
  return fitting.has(reservation.id) ? 'moved' : 'without-room';
}

/** The website's notice for that day. */
export const closedToday = ({ from }: Pick<CourtyardClosing, 'from'>): string =>
  from === null
    ? 'The courtyard is closed today because of the weather. Tables inside are open.'
    : `The courtyard is closed today from ${from} on because of the weather. Tables inside are open.`;

interface CourtyardFact extends Pick<CourtyardClosing, 'date' | 'from'> {
  /** Number of affected parties. */
  readonly parties: number;
}

export const courtyardEvent = (
  type: 'courtyard.closed' | 'courtyard.opened',
  { date, from, parties }: CourtyardClosing,
): DomainEvent<CourtyardFact> => ({
  type,
  subject: { type: COURTYARD, id: date, name: date },
  payload: { date, from, parties: parties.length },
});

export class CourtyardIsClosed extends Conflict {
  constructor(by: string) {
    super(`The courtyard is already closed on that day, by ${by}.`);
  }
}

/** The plan has changed since it was shown. */
export class OtherPlan extends Conflict {
  constructor(readonly plan: ClosingPlan) {
    super('Something changed. Please review who is moved, asked and notified now.');
  }
}

export class NoRoomInside extends Conflict {
  constructor(phone: string) {
    super(`There is no table left inside at this time. Please call us: ${phone}`);
  }
}
