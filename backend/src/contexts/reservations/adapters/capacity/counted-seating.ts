import { Injectable } from '@nestjs/common';
import { HouseOptions } from '../../../../kernel/house-options.js';
import { Database } from '../../../../platform/persistence/database.js';
import { lockUntilEnd } from '../../../../platform/persistence/locks.query.js';
import { HoursService } from '../../../hours/index.js';
import { capacity, type Caps, type HalfHour, halfHoursOf, type Room, roomFor } from '../../domain/capacity.js';
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
  ) {}

  async roomFor(reservation: Reservation): Promise<Room | null> {
    const caps = await this.caps();
    if (!caps) return null;
    const { preferredDate } = reservation;
    await lockUntilEnd(this.database, `seats ${preferredDate}`);
    return roomFor(reservation, await this.open.on(preferredDate), caps);
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

  /** The pending and confirmed requests of a day. */
  openOn(date: string): Promise<Reservation[]> {
    return this.open.on(date);
  }

  async day(date: string, caps: Caps): Promise<HalfHour[]> {
    return halfHoursOf(await this.open.on(date), caps);
  }

  /** What each request without an answer would make of its half hours; those of days that are over aside. */
  async waiting(from: string, caps: Caps): Promise<(Room & { readonly id: string })[]> {
    const open = Map.groupBy(await this.open.onDaysOfWaiting(from), ({ preferredDate }) => preferredDate);
    return [...open.values()].flatMap((day) =>
      day
        .filter(({ status }) => status === 'pending')
        .map((request) => ({ id: request.id, ...roomFor(request, day, caps) })),
    );
  }
}
