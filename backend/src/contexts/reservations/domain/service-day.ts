import type { Area } from './areas.js';
import { coversOf } from './party-size.js';
import type { Reservation } from './reservation.js';
import { startOf, TIME_SLOTS, type TimeSlot } from './time-slot.js';

interface Counted {
  readonly covers: number;
  readonly parties: number;
}

/** One half hour of a day. */
export interface ServiceSlot extends Counted {
  readonly time: TimeSlot;
  /** Guests by area; null without areas. Guests without an area count inside. */
  readonly byArea: Readonly<Record<Area, number>> | null;
}

/** The guests of one day; counts and slots include expected parties and those that have arrived. */
export interface ServiceDay extends Counted {
  readonly date: string;
  readonly slots: readonly ServiceSlot[];
  /** Confirmed tables. */
  readonly expected: Counted;
  /** Parties that have arrived and not left. */
  readonly here: Counted;
  /** Confirmed, by time. */
  readonly reservations: readonly Reservation[];
  /** Pending, by time. */
  readonly waiting: readonly Reservation[];
  /** Arrived, by time. */
  readonly arrived: readonly Reservation[];
  /** No-shows, by time. */
  readonly missed: readonly Reservation[];
}

/**
 * @param all requests for that day, in any order; declined ones do not count
 * @param offered half hours that are listed even without guests
 */
export function serviceDay(
  date: string,
  all: readonly Reservation[],
  hasAreas: boolean,
  offered = TIME_SLOTS,
): ServiceDay {
  const byTime = [...all].sort(
    (one, other) =>
      startOf(one.preferredTime).localeCompare(startOf(other.preferredTime)) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.id.localeCompare(other.id),
  );
  const reservations = byTime.filter(({ status }) => status === 'confirmed');
  const arrived = byTime.filter(({ outcome }) => outcome === 'completed');
  const missed = byTime.filter(({ outcome }) => outcome === 'no-show');
  const guests = [...reservations, ...arrived];
  const slots = TIME_SLOTS.flatMap((time) => {
    const arriving = guests.filter(({ preferredTime }) => preferredTime === time);
    if (arriving.length === 0 && !offered.includes(time)) return [];
    return { time, ...count(arriving), byArea: hasAreas ? byArea(arriving) : null };
  });
  const waiting = byTime.filter(({ status }) => status === 'pending');
  const counts = {
    ...count(guests),
    expected: count(reservations),
    // No one has recorded when imported parties left.
    here: count(arrived.filter((party) => party.leftAt === null && party.source !== 'import')),
  };
  return { date, ...counts, slots, reservations, waiting, arrived, missed };
}

const byArea = (reservations: readonly Reservation[]): Record<Area, number> => ({
  inside: count(reservations.filter(({ area }) => area !== 'courtyard')).covers,
  courtyard: count(reservations.filter(({ area }) => area === 'courtyard')).covers,
});

const count = (reservations: readonly Reservation[]): Counted => ({
  covers: reservations.reduce((sum, { partySize }) => sum + coversOf(partySize), 0),
  parties: reservations.length,
});
