import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { HouseOptions } from '../../../../kernel/house-options.js';
import { Database } from '../../../../platform/persistence/database.js';
import { lockUntilEnd } from '../../../../platform/persistence/locks.query.js';
import { HoursService } from '../../../hours/index.js';
import {
  capacity,
  type Caps,
  closedCourtyardRoom,
  fittingInTurn,
  type HalfHour,
  halfHoursOf,
  type Room,
  roomFor,
  tablesOn,
  type TakenTable,
} from '../../domain/capacity.js';
import { type Area, areas } from '../../domain/areas.js';
import { covers } from '../../domain/courtyard-closing.js';
import { CourtyardClosings } from '../../domain/ports/courtyard-closings.js';
import type { Seating } from '../../domain/ports/seating.js';
import type { Booking, Reservation } from '../../domain/reservation.js';
import { startsAt } from '../../domain/time-slot.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';

/** Seats as the requests of a day take them. */
@Injectable()
export class CountedSeating implements Seating {
  constructor(
    private readonly database: Database,
    private readonly open: OpenReservationsQuery,
    private readonly options: HouseOptions,
    private readonly hours: HoursService,
    private readonly clock: Clock,
    private readonly closings: CourtyardClosings,
  ) {}

  async roomFor(reservation: Reservation): Promise<Room | null> {
    const { preferredDate, area } = reservation;
    const caps = await this.caps();
    if (!caps && area !== 'courtyard') return null;
    await this.keepOthersFrom([preferredDate]);
    if (await this.isInClosedCourtyard(reservation)) return closedCourtyardRoom(reservation);
    return caps && roomFor(reservation, await this.tablesIn(area, preferredDate), await this.capsOf(area, caps));
  }

  async fitting(date: string, line: readonly Reservation[]): Promise<Reservation[]> {
    const caps = await this.caps();
    const closing = await this.closings.find(date);
    const seatable = line.filter((one) => closing === null || !covers(closing, one));
    if (!caps) return seatable;
    const fits = new Set<Reservation>();
    for (const [area, rows] of Map.groupBy(seatable, ({ area: wanted }) => wanted ?? 'inside'))
      for (const one of fittingInTurn(rows, await this.tablesIn(area, date), await this.capsOf(area, caps)))
        fits.add(one);
    return seatable.filter((one) => fits.has(one));
  }

  private async isInClosedCourtyard(reservation: Reservation): Promise<boolean> {
    const closing = await this.closings.find(reservation.preferredDate);
    return closing !== null && covers(closing, reservation);
  }

  private async capsOf(area: Area | null, caps: Caps): Promise<Caps> {
    if (area !== 'courtyard') return caps;
    const { courtyardArrivals: arrivals, courtyardSeats: seats } = (await this.options.lately(areas)).figures;
    return { ...caps, arrivals, seats };
  }

  /** Whoever has not said so sits inside. */
  private async tablesIn(area: Area | null, date: string): Promise<TakenTable[]> {
    const open = await this.open.thatMayTakeOf(date);
    const there = open.filter((one) => (one.area ?? 'inside') === (area ?? 'inside'));
    return tablesOn(date, there, this.clock.now());
  }

  async keepOthersFrom(days: readonly string[]): Promise<void> {
    // In one order, so that no two wait for each other.
    for (const day of new Set(days.toSorted())) await lockUntilEnd(this.database, `seats ${day}`);
  }

  async isServed(booking: Booking): Promise<boolean> {
    const hours = await this.hours.hours();
    return hours.isOpenAt(startsAt(booking, hours.timeZone));
  }

  /** Null where the house counts no seats. */
  async caps(): Promise<Caps | null> {
    const { isOn, figures } = await this.options.lately(capacity);
    return isOn ? figures : null;
  }

  async tablesOn(date: string): Promise<TakenTable[]> {
    return tablesOn(date, await this.open.thatMayTakeOf(date), this.clock.now());
  }

  async day(date: string, caps: Caps): Promise<HalfHour[]> {
    return halfHoursOf(await this.tablesOn(date), caps);
  }

  /** What each request without an answer would make of its half hours; those of days that are over aside. */
  async waiting(from: string, caps: Caps): Promise<(Room & { readonly id: string })[]> {
    const now = this.clock.now();
    const open = await this.open.onDaysOfWaiting(from);
    const pending = Map.groupBy(
      open.filter(({ status, preferredDate }) => status === 'pending' && preferredDate >= from),
      ({ preferredDate }) => preferredDate,
    );
    return [...pending].flatMap(([date, requests]) => {
      const tables = tablesOn(date, open, now);
      return requests.map((request) => ({ id: request.id, ...roomFor(request, tables, caps) }));
    });
  }
}
