import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Database } from '../../../../platform/persistence/database.js';
import { lockUntilEnd } from '../../../../platform/persistence/locks.query.js';
import { HoursService } from '../../../hours/index.js';
import { areas } from '../../domain/areas.js';
import {
  capacity,
  closedCourtyardRoom,
  type CountedArea,
  type SeatingPlan,
  seatingPlan,
  type Fitting,
  fittingByPriority,
  type HalfHour,
  halfHoursOf,
  seatingPlanWith,
  isFullFor,
  type Room,
  roomFor,
  tablesOn,
  type TakenTable,
} from '../../domain/capacity.js';
import { type CourtyardClosing, covers } from '../../domain/courtyard-closing.js';
import { CourtyardClosings } from '../../domain/courtyard-closing.service.js';
import type { Seating } from '../../domain/ports.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import { slotsWithin, startsAt, TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';

/** Seat usage by the requests of a day. */
@Injectable()
export class CountedSeating implements Seating {
  constructor(
    private readonly database: Database,
    private readonly open: OpenReservationsQuery,
    private readonly options: FeatureSettings,
    private readonly hours: HoursService,
    private readonly clock: Clock,
    private readonly closings: CourtyardClosings,
  ) {}

  async roomFor(reservation: Reservation): Promise<Room | null> {
    const { preferredDate, area } = reservation;
    if (!(await this.plan()) && area !== 'courtyard') return null;
    await this.lockDays([preferredDate]);
    const plan = await this.seatingPlanOn(preferredDate);
    if (plan) return roomFor(reservation, await this.tablesOn(preferredDate, plan), plan);
    return (await this.isInClosedCourtyard(reservation)) ? closedCourtyardRoom(reservation) : null;
  }

  async fitting(
    date: string,
    line: readonly Reservation[],
    now: Date,
    known?: CourtyardClosing | null,
  ): Promise<Fitting[]> {
    const closing = known === undefined ? await this.closings.find(date) : known;
    const counted = await this.plan();
    const plan = counted && seatingPlanWith(counted, closing);
    if (plan) return fittingByPriority(line, await this.tablesOn(date, plan, now), plan);
    return line.filter((one) => closing === null || !covers(closing, one));
  }

  async isFull(request: Reservation): Promise<boolean> {
    const { preferredDate } = request;
    const plan = await this.seatingPlanOn(preferredDate);
    return plan !== null && isFullFor(request, await this.tablesOn(preferredDate, plan), plan);
  }

  async lockDays(days: readonly string[]): Promise<void> {
    // Locks days in a fixed order to avoid deadlocks.
    for (const day of new Set(days.toSorted())) await lockUntilEnd(this.database, `seats ${day}`);
  }

  async slotsOn(date: string): Promise<readonly TimeSlot[]> {
    const hours = await this.hours.hours();
    return slotsWithin([...Object.values(hours.weekly(date)).flat(), ...hours.opening(date).spans]);
  }

  async isServed(booking: BookingDetails): Promise<boolean> {
    const hours = await this.hours.hours();
    return hours.isOpenAt(startsAt(booking, hours.timeZone));
  }

  async closingOn(date: string): Promise<Date | null> {
    return (await this.hours.hours()).closingOn(date);
  }

  /** Null if the restaurant does not count seats. */
  async plan(): Promise<SeatingPlan | null> {
    const { isOn, figures } = await this.options.getCached(capacity);
    if (!isOn) return null;
    const courtyard = await this.options.getCached(areas);
    return seatingPlan(figures, courtyard.isOn ? courtyard.figures : null);
  }

  /** The plan for that day, with a closed courtyard if there is one. */
  async seatingPlanOn(date: string): Promise<SeatingPlan | null> {
    const plan = await this.plan();
    return plan && seatingPlanWith(plan, await this.closings.find(date));
  }

  async tablesOn(date: string, plan: SeatingPlan, now = this.clock.now()): Promise<TakenTable[]> {
    return tablesOn(date, await this.open.thatMayTakeOf(date), plan, now);
  }

  /** One entry per area; a single one for a restaurant without areas. */
  async day(date: string, plan: SeatingPlan): Promise<(CountedArea & { readonly halfHours: HalfHour[] })[]> {
    const tables = await this.tablesOn(date, plan);
    const offered = await this.slotsOn(date);
    const slots = TIME_SLOTS.filter(
      (slot) => offered.includes(slot) || tables.some(({ times }) => times.includes(slot)),
    );
    return plan.map((area) => ({ ...area, halfHours: halfHoursOf(area, tables, slots) }));
  }

  /** The seat usage that each pending request would cause, from that day on. */
  async waiting(from: string, plan: SeatingPlan): Promise<(Room & { readonly id: string })[]> {
    const now = this.clock.now();
    const open = await this.open.onDaysOfWaiting(from);
    const pending = Map.groupBy(
      open.filter(({ status, preferredDate }) => status === 'pending' && preferredDate >= from),
      ({ preferredDate }) => preferredDate,
    );
    const closings = await this.closings.since(from);
    return [...pending].flatMap(([date, requests]) => {
      const then = seatingPlanWith(plan, closings.find((closing) => closing.date === date) ?? null);
      const tables = tablesOn(date, open, then, now);
      return requests.map((request) => ({ id: request.id, ...roomFor(request, tables, then) }));
    });
  }

  private async isInClosedCourtyard(reservation: Reservation): Promise<boolean> {
    const closing = await this.closings.find(reservation.preferredDate);
    return closing !== null && covers(closing, reservation);
  }
}
