import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { HoursService } from '../../../hours/index.js';
import { assertBookable, isBookable, startsAt, TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { isFullFor, isLastRoomFor, timesWithRoom } from '../../domain/capacity.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import { CountedSeating } from './counted-seating.js';

export interface TimesOfDay {
  readonly date: string;
  /** Future times during opening hours, only those with room if seats are counted. */
  readonly times: readonly TimeSlot[];
  /** If false, the restaurant checks by hand whether there is room. */
  readonly seatsAreCounted: boolean;
}

/** Whether a table can be had at a time; `few`: the party fits, but no second one of its size. */
export const SLOT_STATES = ['open', 'few', 'full', 'closed', 'past'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export interface ComingDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Future times during opening hours. */
  readonly times: readonly {
    readonly time: TimeSlot;
    /** The largest party that finds a table; null if the time is full. */
    readonly upTo: PartySize | null;
  }[];
}

export interface Availability {
  readonly isFull: boolean;
  /** The nearest times with room, soonest first; only if the requested one is full. */
  readonly openTimes: readonly Visit[];
}

type Visit = Pick<BookingDetails, 'preferredDate' | 'preferredTime'>;
type Party = Parameters<typeof timesWithRoom>[0];

/** Offsets of days to search, nearest first. */
const DAYS_TO_LOOK = [0, ...Array.from({ length: 7 }, (_, days) => [days + 1, -days - 1]).flat()];
const MAX_OPEN_TIMES = 3;
const inOrder = (one: Visit, other: Visit) =>
  one.preferredDate.localeCompare(other.preferredDate) ||
  TIME_SLOTS.indexOf(one.preferredTime) - TIME_SLOTS.indexOf(other.preferredTime);

/** Bookable times. */
@Injectable()
export class FreeTimes {
  constructor(
    private readonly seating: CountedSeating,
    private readonly hours: HoursService,
    private readonly clock: Clock,
  ) {}

  /** For a new request, as the website shows them: pending requests do not make a time full. @throws InvalidInput */
  async of(date: string, partySize: PartySize): Promise<TimesOfDay> {
    const slots = await this.slotsOn(date, { partySize, area: null });
    const free = slots.filter(({ state }) => state === 'open' || state === 'few');
    const seatsAreCounted = (await this.seating.seatingPlanOn(date)) !== null;
    return { date, times: free.map(({ time }) => time), seatsAreCounted };
  }

  /** Each time of a day for a party that asks now. @throws InvalidInput */
  async slotsOn(
    date: string,
    { partySize, area }: Pick<BookingDetails, 'partySize' | 'area'>,
  ): Promise<{ readonly time: TimeSlot; readonly state: SlotState }[]> {
    assertBookable(date, this.hours.today);
    const party = this.partyOf({ partySize, area });
    const { slots, plan, tables } = await this.dayOf(date);
    return slots.map(({ time, isPast, isServed }) => {
      if (isPast) return { time, state: 'past' };
      if (!isServed) return { time, state: 'closed' };
      if (!plan) return { time, state: 'open' };
      const wantedVisit = { ...party, preferredTime: time };
      if (isFullFor(wantedVisit, tables, plan)) return { time, state: 'full' };
      return { time, state: isLastRoomFor(wantedVisit, tables, plan) ? 'few' : 'open' };
    });
  }

  /** Today and the days after it. A day on which nothing can be requested has no times. */
  async comingDays(count: number): Promise<ComingDay[]> {
    const days: ComingDay[] = [];
    for (let ahead = 0; ahead < count; ahead += 1) {
      const date = addDays(this.hours.today, ahead);
      const { slots, plan, tables } = await this.dayOf(date);
      const isOpenTo = (partySize: PartySize, preferredTime: TimeSlot) =>
        !plan || !isFullFor({ ...this.partyOf({ partySize, area: null }), preferredTime }, tables, plan);
      const times = slots
        .filter(({ isPast, isServed }) => isServed && !isPast)
        .map(({ time }) => ({ time, upTo: PARTY_SIZES.findLast((size) => isOpenTo(size, time)) ?? null }));
      days.push({ date, times });
    }
    return days;
  }

  private async dayOf(date: string) {
    const now = this.clock.now();
    const hours = await this.hours.hours();
    const plan = await this.seating.seatingPlanOn(date);
    const tables = plan ? await this.seating.tablesOn(date, plan) : [];
    const slots = (await this.seating.slotsOn(date)).map((time) => {
      const start = startsAt({ preferredDate: date, preferredTime: time }, hours.timeZone);
      return { time, isPast: start <= now, isServed: hours.isOpenAt(start) };
    });
    return { slots, plan, tables };
  }

  /** Whether a new request would fit, and the nearest times that would. @throws InvalidInput */
  async around(booking: BookingDetails): Promise<Availability> {
    const { preferredDate: date } = booking;
    assertBookable(date, this.hours.today);
    const plan = await this.seating.seatingPlanOn(date);
    const party = { ...this.partyOf(booking), preferredTime: booking.preferredTime };
    const isFull = plan !== null && isFullFor(party, await this.seating.tablesOn(date, plan), plan);
    return { isFull, openTimes: isFull ? await this.nearest(booking, this.partyOf(booking)) : [] };
  }

  /** The nearest other times for an existing request, soonest first. */
  near(request: Reservation): Promise<Visit[]> {
    return this.nearest(request, request);
  }

  /** For changing an existing request, whose own seats count as available. @throws InvalidInput */
  async for(party: Party, date: string): Promise<TimesOfDay> {
    assertBookable(date, this.hours.today);
    const now = this.clock.now();
    const hours = await this.hours.hours();
    const served = (await this.seating.slotsOn(date)).filter((preferredTime) => {
      const start = startsAt({ preferredDate: date, preferredTime }, hours.timeZone);
      return start > now && hours.isOpenAt(start);
    });
    const plan = await this.seating.seatingPlanOn(date);
    if (!plan) return { date, times: served, seatsAreCounted: false };
    const times = timesWithRoom(party, await this.seating.tablesOn(date, plan), plan, served);
    return { date, times, seatsAreCounted: true };
  }

  /** Not the requested time itself. On the same day if possible, otherwise on the nearest open days, close to the requested time of day. */
  private async nearest({ preferredDate, preferredTime }: Visit, party: Party): Promise<Visit[]> {
    const { today } = this.hours;
    const distanceOf = (visit: Visit) =>
      Math.abs(TIME_SLOTS.indexOf(visit.preferredTime) - TIME_SLOTS.indexOf(preferredTime));
    const found: Visit[] = [];
    for (const days of DAYS_TO_LOOK) {
      const date = addDays(preferredDate, days);
      if (found.length >= MAX_OPEN_TIMES || !isBookable(date, today)) continue;
      const { times } = await this.for(party, date);
      const visits = times
        .filter((time) => date !== preferredDate || time !== preferredTime)
        .map((time) => ({ preferredDate: date, preferredTime: time }));
      found.push(...visits.toSorted((one, other) => distanceOf(one) - distanceOf(other)));
    }
    return found.slice(0, MAX_OPEN_TIMES).toSorted(inOrder);
  }

  private partyOf({ partySize, area }: Pick<BookingDetails, 'partySize' | 'area'>): Party {
    return { id: '', partySize, area, createdAt: this.clock.now(), replaces: null };
  }
}
