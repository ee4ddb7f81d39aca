import type { Area } from './areas.js';
import { coversOf } from './party-size.js';
import type { Reservation } from './reservation.js';
import { TIME_SLOTS, type TimeSlot } from './time-slot.js';

interface Expected {
  /** Guests of the confirmed tables. */
  readonly covers: number;
  /** Confirmed tables. */
  readonly parties: number;
}

/** One half hour of a day. */
export interface ServiceSlot extends Expected {
  readonly time: TimeSlot;
  /** The guests of each area; null in a house without areas. Who sits without that having been said counts inside. */
  readonly byArea: Readonly<Record<Area, number>> | null;
}

/** Whom the house expects on one day. */
export interface ServiceDay extends Expected {
  readonly date: string;
  readonly slots: readonly ServiceSlot[];
  /** Confirmed, by time. */
  readonly reservations: readonly Reservation[];
  /** Without an answer yet, by time. */
  readonly waiting: readonly Reservation[];
}

/** @param open the pending and confirmed requests for that day, in any order */
export function serviceDay(date: string, open: readonly Reservation[], hasAreas: boolean): ServiceDay {
  const byTime = [...open].sort(
    (one, other) =>
      TIME_SLOTS.indexOf(one.preferredTime) - TIME_SLOTS.indexOf(other.preferredTime) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.id.localeCompare(other.id),
  );
  const reservations = byTime.filter(({ status }) => status === 'confirmed');
  const slots = TIME_SLOTS.map((time) => {
    const arriving = reservations.filter(({ preferredTime }) => preferredTime === time);
    return { time, ...expected(arriving), byArea: hasAreas ? byArea(arriving) : null };
  });
  const waiting = byTime.filter(({ status }) => status === 'pending');
  return { date, ...expected(reservations), slots, reservations, waiting };
}

const byArea = (reservations: readonly Reservation[]): Record<Area, number> => ({
  inside: expected(reservations.filter(({ area }) => area !== 'courtyard')).covers,
  courtyard: expected(reservations.filter(({ area }) => area === 'courtyard')).covers,
});

const expected = (reservations: readonly Reservation[]): Expected => ({
  covers: reservations.reduce((sum, { partySize }) => sum + coversOf(partySize), 0),
  parties: reservations.length,
});
