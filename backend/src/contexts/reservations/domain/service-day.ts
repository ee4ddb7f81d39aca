import { coversOf } from './party-size.js';
import type { Reservation } from './reservation.js';
import { TIME_SLOTS, type TimeSlot } from './time-slot.js';

interface Expected {
  /** Guests of the confirmed tables. */
  readonly covers: number;
  /** Confirmed tables. */
  readonly parties: number;
}

/** Whom the house expects on one day. */
export interface ServiceDay extends Expected {
  readonly date: string;
  readonly slots: readonly ({ readonly time: TimeSlot } & Expected)[];
  /** Confirmed, by time. */
  readonly reservations: readonly Reservation[];
  /** Without an answer yet, by time. */
  readonly waiting: readonly Reservation[];
}

/** @param open the pending and confirmed requests for that day, in any order */
export function serviceDay(date: string, open: readonly Reservation[]): ServiceDay {
  const byTime = [...open].sort(
    (one, other) =>
      TIME_SLOTS.indexOf(one.preferredTime) - TIME_SLOTS.indexOf(other.preferredTime) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.id.localeCompare(other.id),
  );
  const reservations = byTime.filter(({ status }) => status === 'confirmed');
  const slots = TIME_SLOTS.map((time) => ({
    time,
    ...expected(reservations.filter(({ preferredTime }) => preferredTime === time)),
  }));
  const waiting = byTime.filter(({ status }) => status === 'pending');
  return { date, ...expected(reservations), slots, reservations, waiting };
}

const expected = (reservations: readonly Reservation[]): Expected => ({
  covers: reservations.reduce((sum, { partySize }) => sum + coversOf(partySize), 0),
  parties: reservations.length,
});
