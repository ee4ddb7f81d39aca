import { defineOption, type HouseOption } from '../../../kernel/house-options.js';
import { timesKept } from './other-times.js';
import { coversOf } from './party-size.js';
import type { Reservation } from './reservation.js';
import { TIME_SLOTS, type TimeSlot } from './time-slot.js';

const minutes = { unit: 'minutes', least: 30, most: 360 };

export const capacity = defineOption({
  id: 'capacity',
  title: 'How many can come',
  says: 'Each half hour has room for so many arrivals, and the house for so many seated guests. A request says what it would make of them, and confirming beyond them asks first.',
  figures: {
    arrivals: { label: 'Arriving in a half hour', unit: 'guests', least: 1, most: 500, usual: 16 },
    seats: { label: 'Seated at a time', unit: 'guests', least: 1, most: 2000, usual: 40 },
    stayOfTwo: { label: 'One or two stay', ...minutes, usual: 90 },
    stayOfFive: { label: 'Three to five stay', ...minutes, usual: 120 },
    stayOfMore: { label: 'Six and more stay', ...minutes, usual: 150 },
  },
});

export const confirmingByItself = defineOption({
  id: 'confirming-by-itself',
  title: 'Confirming by itself',
  says: 'A request without a wish in words is confirmed at once, while the house is open and its half hours have room. This needs "How many can come" to be on.',
  figures: { party: { label: 'Parties of up to', unit: 'guests', least: 1, most: 9, usual: 4 } },
});

export type Caps = typeof capacity extends HouseOption<infer Figure> ? Readonly<Record<Figure, number>> : never;

type Asked = Pick<Reservation, 'id' | 'partySize' | 'preferredTime' | 'createdAt' | 'replaces'>;

/** What an open request takes of a day. */
export interface TakenTable extends Pick<Reservation, 'id' | 'partySize' | 'createdAt'> {
  /** Of several that are offered the guest takes one. */
  readonly times: readonly TimeSlot[];
  /** Confirmed or offered; else somebody asks for it. */
  readonly isKept: boolean;
}

/** @param open pending and confirmed requests, of other days too */
export const tablesOn = (date: string, open: readonly Reservation[], now: Date): TakenTable[] =>
  open.flatMap((reservation) => {
    const { id, partySize, createdAt, status } = reservation;
    const offered = timesKept(reservation, now);
    const taken = offered.length > 0 ? offered : [reservation];
    const times = taken.filter(({ preferredDate }) => preferredDate === date).map((one) => one.preferredTime);
    const isKept = status === 'confirmed' || offered.length > 0;
    return times.length > 0 ? [{ id, partySize, createdAt, times, isKept }] : [];
  });

/** What a request would make of the half hours of its visit, in guests. */
export interface Room {
  /** When it arrives, and with how many in all. */
  readonly time: TimeSlot;
  readonly arrivals: number;
  readonly arrivalsCap: number;
  /** The half hour of its visit in which most are seated. */
  readonly fullest: TimeSlot;
  readonly seats: number;
  readonly seatsCap: number;
  readonly isBeyond: boolean;
}

/** Guests in a half hour. */
export interface HalfHour {
  readonly time: TimeSlot;
  readonly arrivals: number;
  readonly seats: number;
  /** Seats that requests without an answer would take in addition. */
  readonly waiting: number;
}

/** What is kept counts, and requests that came before this one; not the table that this one takes the place of. */
export function roomFor(request: Asked, day: readonly TakenTable[], caps: Caps): Room {
  const { id, preferredTime: time, replaces } = request;
  const others = day.filter((other) => other.id !== id && other.id !== replaces?.id && isBefore(other, request));
  const asked = { ...request, times: [time] };
  const visits = [...others, asked];
  const arrivals = guestsOf(visits.filter(({ times }) => times.includes(time)));
  const [fullest, seats] = TIME_SLOTS.filter((slot) => isSeatedAt(slot, asked, caps))
    .map((slot) => [slot, seatsAt(slot, visits, caps)] as const)
    .reduce((most, one) => (one[1] > most[1] ? one : most));
  const { arrivals: arrivalsCap, seats: seatsCap } = caps;
  return {
    time,
    arrivals,
    arrivalsCap,
    fullest,
    seats,
    seatsCap,
    isBeyond: arrivals > arrivalsCap || seats > seatsCap,
  };
}

/** Those of the line who find room beside what is kept, and beside those before them who found it. */
export function fittingInTurn<Request extends Asked>(
  line: readonly Request[],
  day: readonly TakenTable[],
  caps: Caps,
): Request[] {
  const taken = day.filter(({ isKept }) => isKept);
  return line.filter((request) => {
    if (roomFor(request, taken, caps).isBeyond) return false;
    const { id, partySize, createdAt, preferredTime } = request;
    taken.push({ id, partySize, createdAt, times: [preferredTime], isKept: true });
    return true;
  });
}

/** When the party would find room. */
export const timesWithRoom = (
  party: Omit<Asked, 'preferredTime'>,
  day: readonly TakenTable[],
  caps: Caps,
): TimeSlot[] => TIME_SLOTS.filter((preferredTime) => !roomFor({ ...party, preferredTime }, day, caps).isBeyond);

export function halfHoursOf(day: readonly TakenTable[], caps: Caps): HalfHour[] {
  const kept = day.filter(({ isKept }) => isKept);
  return TIME_SLOTS.map((time) => {
    const seats = seatsAt(time, kept, caps);
    const arrivals = guestsOf(kept.filter(({ times }) => times.includes(time)));
    return { time, arrivals, seats, waiting: seatsAt(time, day, caps) - seats };
  });
}

/** Where nobody sits. */
export const closedCourtyardRoom = ({
  preferredTime: time,
  partySize,
}: Pick<Asked, 'preferredTime' | 'partySize'>): Room => {
  const guests = coversOf(partySize);
  return { time, arrivals: guests, arrivalsCap: 0, fullest: time, seats: guests, seatsCap: 0, isBeyond: true };
};

/** 'This would make 16 of 14 seats at 11:00 AM.' */
export function describeRoom({ time, arrivals, arrivalsCap, fullest, seats, seatsCap }: Room): string {
  if (seatsCap === 0) return `The courtyard is closed at ${time}.`;
  const isTooMany = arrivals > arrivalsCap && seats <= seatsCap;
  return isTooMany
    ? `This would make ${String(arrivals)} of ${String(arrivalsCap)} arrivals at ${time}.`
    : `This would make ${String(seats)} of ${String(seatsCap)} seats at ${fullest}.`;
}

const isBefore = (other: TakenTable, request: Asked): boolean =>
  other.isKept ||
  other.createdAt < request.createdAt ||
  (other.createdAt.getTime() === request.createdAt.getTime() && other.id < request.id);

type Visit = Pick<TakenTable, 'partySize' | 'times'>;

function isSeatedAt(slot: TimeSlot, { partySize, times }: Visit, caps: Caps): boolean {
  const guests = coversOf(partySize);
  const stay = guests <= 2 ? caps.stayOfTwo : guests <= 5 ? caps.stayOfFive : caps.stayOfMore;
  return times.some((time) => {
    const halfHours = TIME_SLOTS.indexOf(slot) - TIME_SLOTS.indexOf(time);
    return halfHours >= 0 && halfHours < Math.ceil(stay / 30);
  });
}

const seatsAt = (slot: TimeSlot, visits: readonly Visit[], caps: Caps): number =>
  guestsOf(visits.filter((visit) => isSeatedAt(slot, visit, caps)));

const guestsOf = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { partySize }) => sum + coversOf(partySize), 0);
