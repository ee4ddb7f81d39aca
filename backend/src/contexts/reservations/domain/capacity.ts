import { defineSetting, type FeatureSetting } from '../../../kernel/feature-settings.js';
import { type Area, type areas, describeArea, canShare } from './areas.js';
import { type CourtyardClosing, isClosedAt } from './courtyard-closing.js';
import { byRequestOrder, TIME_SLOTS, type TimeSlot } from './time-slot.js';
import { heldTimes } from './other-times.js';
import { coversOf } from './party-size.js';
import type { Reservation } from './reservation.js';

const minutes = { unit: 'minutes', min: 30, max: 360 };

export const capacity = defineSetting({
  id: 'capacity',
  title: 'Capacity',
  description:
    'Set how many guests can arrive per half hour and be seated at a time. Requests show the effect on capacity, and going over asks for confirmation.',
  figures: {
    arrivals: { label: 'Arrivals per half hour', unit: 'guests', min: 1, max: 500, default: 16 },
    seats: { label: 'Seats in use', unit: 'guests', min: 1, max: 2000, default: 40 },
    stayOfTwo: { label: 'Parties of 1–2 stay', ...minutes, default: 90 },
    stayOfFive: { label: 'Parties of 3–5 stay', ...minutes, default: 120 },
    stayOfMore: { label: 'Parties of 6+ stay', ...minutes, default: 150 },
  },
});

export const autoConfirmation = defineSetting({
  id: 'confirming-by-itself',
  title: 'Auto-confirm',
  description:
    'Requests without special requests are confirmed immediately while you’re open and there’s room. Guests marked “Call to confirm” wait for you. Requires “Capacity”.',
  figures: { party: { label: 'Parties of up to', unit: 'guests', min: 1, max: 9, default: 4 } },
});

type Figures<Option> = Option extends FeatureSetting<infer Figure> ? Readonly<Record<Figure, number>> : never;
export type Caps = Figures<typeof capacity>;

/** An area whose seats are counted separately; a restaurant without areas has a single one. */
export interface CountedArea {
  readonly area: Area | null;
  readonly caps: Caps;
  /** Set when the area is closed that day. */
  readonly closing?: CourtyardClosing;
}

/** The areas, in the order in which parties without a preference are seated. */
export type SeatingPlan = readonly [CountedArea, ...CountedArea[]];

/** @param courtyard null for a restaurant without areas */
export const seatingPlan = (caps: Caps, courtyard: Figures<typeof areas> | null): SeatingPlan =>
  courtyard
    ? [
        { area: 'inside', caps },
        {
          area: 'courtyard',
          caps: { ...caps, arrivals: courtyard.courtyardArrivals, seats: courtyard.courtyardSeats },
        },
      ]
    : [{ area: null, caps }];

/** The plan of a day when the courtyard may be closed. */
export const seatingPlanWith = ([first, ...others]: SeatingPlan, closing: CourtyardClosing | null): SeatingPlan => [
  first,
  ...others.map((area) => (closing && area.area === 'courtyard' ? { ...area, closing } : area)),
];

type CapacityRequest = Pick<Reservation, 'id' | 'partySize' | 'preferredTime' | 'area' | 'createdAt' | 'replaces'>;

/** The seats that an open request takes on a day, in one area. */
export interface TakenTable extends Pick<Reservation, 'id' | 'partySize' | 'area' | 'createdAt'> {
  /** Several for an offer, of which the guest accepts one. */
  readonly times: readonly TimeSlot[];
  /** True if the table is confirmed or offered; false if it is only requested. */
  readonly isHeld: boolean;
}

/**
 * Tables of the day. A request without an area is counted where there is room after earlier requests; a confirmed table
 * without an area is counted inside. A party that is here takes its seats until it leaves.
 * @param open pending and confirmed requests and parties that are here, of any day
 */
export function tablesOn(date: string, open: readonly Reservation[], plan: SeatingPlan, now: Date): TakenTable[] {
  const [{ area: usual }] = plan;
  const isHeld = (one: Reservation) => one.status === 'confirmed' || one.isHere() || heldTimes(one, now).length > 0;
  const tables = open.filter(isHeld).flatMap((one) => heldTables(one, date, usual, now));
  const asking = open
    .filter((one) => one.status === 'pending' && !isHeld(one) && one.preferredDate === date)
    .toSorted(byRequestOrder);
  for (const { id, partySize, createdAt, preferredTime, area } of asking) {
    const seat = usual && (area ?? roomIn(plan, { partySize, preferredTime, area }, tables).area);
    tables.push({ id, partySize, createdAt, area: seat, times: [preferredTime], isHeld: false });
  }
  return tables;
}

function heldTables(reservation: Reservation, date: string, usual: Area | null, now: Date): TakenTable[] {
  const { id, partySize, createdAt } = reservation;
  const offered = heldTimes(reservation, now);
  const held = (offered.length > 0 ? offered : [reservation]).filter(({ preferredDate }) => preferredDate === date);
  const byArea = Map.groupBy(held, ({ area }) => usual && (area ?? reservation.area ?? usual));
  return [...byArea].map(([area, times]) => ({
    id,
    partySize,
    createdAt,
    area,
    isHeld: true,
    times: times.map(({ preferredTime }) => preferredTime),
  }));
}

/** The seat usage that a request would cause, in guests. */
export interface Room {
  /** Where it would sit; null in a restaurant without areas. */
  readonly area: Area | null;
  /** Time of arrival, and the total of guests that arrive then. */
  readonly time: TimeSlot;
  readonly arrivals: number;
  readonly arrivalsCap: number;
  /** The half hour of its visit with the most seats taken. */
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
  /** Additional seats for pending requests. */
  readonly waiting: number;
}

/**
 * Counts held tables and earlier requests, except the table that this request would replace. A request without an area
 * gets the first area that has room.
 * @param day from `tablesOn`
 */
export function roomFor(request: CapacityRequest, day: readonly TakenTable[], plan: SeatingPlan): Room {
  const { id, replaces } = request;
  const others = day.filter((other) => other.id !== id && other.id !== replaces?.id && isBefore(other, request));
  return roomIn(plan, request, others);
}

type Party = Pick<CapacityRequest, 'partySize' | 'preferredTime' | 'area'>;

/** Room next to all other parties. */
const roomIn = (plan: SeatingPlan, party: Party, others: readonly TakenTable[]): Room =>
  plan
    .filter(({ area }) => canShare(area, party.area))
    .map((counted) => roomInArea(counted, party, others))
    .reduce((found, next) => (found.isBeyond && !next.isBeyond ? next : found));

function roomInArea({ area, caps, closing }: CountedArea, party: Party, others: readonly TakenTable[]): Room {
  const { partySize, preferredTime: time } = party;
  if (closing && isClosedAt(closing, time)) return closedCourtyardRoom(party);
  const visit = { partySize, times: [time] };
  const visits = [...others.filter((other) => canShare(area, other.area)), visit];
  const arrivals = guestsOf(visits.filter(({ times }) => times.includes(time)));
  const arrival = TIME_SLOTS.indexOf(time);
  const [fullest, seats] = TIME_SLOTS.slice(arrival, arrival + halfHoursFor(partySize, caps))
    .map((slot) => [slot, seatsAt(slot, visits, caps)] as const)
    .reduce((busiest, one) => (one[1] > busiest[1] ? one : busiest));
  const { arrivals: arrivalsCap, seats: seatsCap } = caps;
  const isBeyond = arrivals > arrivalsCap || seats > seatsCap;
  return { area, time, arrivals, arrivalsCap, fullest, seats, seatsCap, isBeyond };
}

/** No room for anyone. */
export function closedCourtyardRoom({
  preferredTime: time,
  partySize,
}: Pick<CapacityRequest, 'preferredTime' | 'partySize'>): Room {
  const guests = coversOf(partySize);
  const seats = { arrivals: guests, arrivalsCap: 0, fullest: time, seats: guests, seatsCap: 0 };
  return { area: 'courtyard', time, ...seats, isBeyond: true };
}

/** A request that fits, and its area. */
export interface Fitting extends Pick<Reservation, 'id'> {
  readonly area: Area | null;
}

/** Those in the queue that fit, in order: each counts against the ones after it. */
export function fittingByPriority(
  line: readonly CapacityRequest[],
  day: readonly TakenTable[],
  plan: SeatingPlan,
): Fitting[] {
  const alreadyHeld = day.filter(({ isHeld }) => isHeld);
  return line.flatMap((request) => {
    const { isBeyond, area } = roomFor(request, alreadyHeld, plan);
    if (isBeyond) return [];
    const { id, partySize, createdAt, preferredTime } = request;
    alreadyHeld.push({ id, partySize, createdAt, area, times: [preferredTime], isHeld: true });
    return [{ id, area }];
  });
}

/** Times at which the party would fit. */
export const timesWithRoom = (
  party: Omit<CapacityRequest, 'preferredTime'>,
  day: readonly TakenTable[],
  plan: SeatingPlan,
  times = TIME_SLOTS,
): TimeSlot[] => times.filter((preferredTime) => !roomFor({ ...party, preferredTime }, day, plan).isBeyond);

/** Whether confirmed and offered tables leave no room for the party. Pending requests do not count, and a closed courtyard does not count as full. */
export function isFullFor(party: CapacityRequest, day: readonly TakenTable[], plan: SeatingPlan): boolean {
  const { isBeyond, seatsCap } = roomFor(
    party,
    day.filter(({ isHeld }) => isHeld),
    plan,
  );
  return isBeyond && seatsCap > 0;
}

/** Whether the party finds room, but after it no other one of its size would. */
export function isLastRoomFor(party: CapacityRequest, day: readonly TakenTable[], plan: SeatingPlan): boolean {
  const held = day.filter(({ isHeld }) => isHeld);
  const { area, isBeyond } = roomFor(party, held, plan);
  if (isBeyond) return false;
  const { id, partySize, createdAt, preferredTime } = party;
  const seated = { id: `${id} seated`, partySize, createdAt, area, times: [preferredTime], isHeld: true };
  return isFullFor(party, [...held, seated], plan);
}

/** Occupancy per half hour of one area, or of a restaurant without areas. */
export function halfHoursOf({ area, caps }: CountedArea, day: readonly TakenTable[], slots = TIME_SLOTS): HalfHour[] {
  const here = day.filter((table) => canShare(area, table.area));
  const held = here.filter(({ isHeld }) => isHeld);
  return slots.map((time) => {
    const seats = seatsAt(time, held, caps);
    const arrivals = guestsOf(held.filter(({ times }) => times.includes(time)));
    return { time, arrivals, seats, waiting: seatsAt(time, here, caps) - seats };
  });
}

/** 'This would make 16 of 14 seats in the courtyard at 11:00 AM.' */
export function describeRoom({ area, time, arrivals, arrivalsCap, fullest, seats, seatsCap }: Room): string {
  if (seatsCap === 0) return `The courtyard is closed at ${time}.`;
  const isTooMany = arrivals > arrivalsCap && seats <= seatsCap;
  const where = area === null ? '' : ` ${describeArea(area)}`;
  return isTooMany
    ? `That’s ${String(arrivals)} of ${String(arrivalsCap)} arrivals${where} at ${time}.`
    : `That’s ${String(seats)} of ${String(seatsCap)} seats${where} at ${fullest}.`;
}

const isBefore = (other: TakenTable, request: CapacityRequest): boolean =>
  other.isHeld || byRequestOrder(other, request) < 0;

type Visit = Pick<TakenTable, 'partySize' | 'times'>;

function isSeatedAt(slot: TimeSlot, { partySize, times }: Visit, caps: Caps): boolean {
  const stay = halfHoursFor(partySize, caps);
  return times.some((time) => {
    const halfHours = TIME_SLOTS.indexOf(slot) - TIME_SLOTS.indexOf(time);
    return halfHours >= 0 && halfHours < stay;
  });
}

/** How long a party stays. */
function halfHoursFor(partySize: Visit['partySize'], caps: Caps): number {
  const guests = coversOf(partySize);
  const minutes = guests <= 2 ? caps.stayOfTwo : guests <= 5 ? caps.stayOfFive : caps.stayOfMore;
  return Math.ceil(minutes / 30);
}

const seatsAt = (slot: TimeSlot, visits: readonly Visit[], caps: Caps): number =>
  guestsOf(visits.filter((visit) => isSeatedAt(slot, visit, caps)));

const guestsOf = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { partySize }) => sum + coversOf(partySize), 0);
