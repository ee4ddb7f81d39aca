import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { dateIn } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { FeatureSettings } from '../../../kernel/feature-settings.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import {
  type ClosingOutcome,
  type ClosingPlan,
  type CourtyardClosing,
  courtyardEvent,
  CourtyardIsClosed,
  covers,
  firstClosed,
  hasNoTable,
  NoRoomInside,
  OtherPlan,
  outcomeOf,
  wantsInside,
} from './courtyard-closing.js';
import { areas } from './areas.js';
import { assertBookable, byRequestOrder, startsAt, type TimeSlot } from './time-slot.js';
import { ReservationRepository, Seating } from './ports.js';
import type { Reservation } from './reservation.js';
import { ReservationsService } from './reservations.service.js';

/** The days on which the courtyard is closed. */
export abstract class CourtyardClosings {
  abstract find(date: string): Promise<CourtyardClosing | null>;
  /** From that day on. */
  abstract since(date: string): Promise<CourtyardClosing[]>;
  /** Call it in a unit of work that has locked the day. */
  abstract add(closing: CourtyardClosing): Promise<void>;
  abstract remove(date: string): Promise<void>;
}

/** A closing, and the current state of its parties. */
export interface ClosedCourtyard {
  readonly closing: CourtyardClosing;
  /** Without reservations deleted since. */
  readonly parties: readonly { readonly reservation: Reservation; readonly outcome: ClosingOutcome }[];
}

/** Closes the courtyard for a day. */
@Injectable()
export class CourtyardClosingService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly requests: ReservationsService,
    private readonly seating: Seating,
    private readonly closings: CourtyardClosings,
    private readonly options: FeatureSettings,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async hasCourtyard(): Promise<boolean> {
    return (await this.options.get(areas)).isOn;
  }

  async find(date: string): Promise<ClosedCourtyard | null> {
    const closing = await this.closings.find(date);
    if (!closing) return null;
    const stored = await this.reservations.findMany(closing.parties.map(({ id }) => id));
    const parties = closing.parties.flatMap(({ id, outcome }) => {
      const reservation = stored.find((one) => one.id === id);
      return reservation ? [{ reservation, outcome }] : [];
    });
    return { closing, parties };
  }

  /**
   * Previews closing the courtyard in the current situation.
   * @param wanted first half hour; null for the rest of the day
   * @throws Conflict, InvalidInput
   */
  async plan(date: string, wanted: TimeSlot | null): Promise<ClosingPlan> {
    if (!(await this.hasCourtyard())) throw new Conflict('“Inside and courtyard” is off. The owner can turn it on.');
    const from = await this.firstClosed(date, wanted);
    const open = await this.reservations.findOpenInCourtyard(date);
    const covered = open.filter((reservation) => covers({ date, from }, reservation) && this.isToCome(reservation));
    const tables = covered.filter(({ status }) => status === 'confirmed').toSorted(byRequestOrder);
    const now = this.clock.now();
    const inside = tables.filter(wantsInside).map((table) => table.moveInside(now));
    const fitting = new Set((await this.seating.fitting(date, inside, now)).map(({ id }) => id));
    const parties = tables.map((reservation) => ({ reservation, outcome: outcomeOf(reservation, fitting) }));
    return { date, from, parties, waiting: covered.length - tables.length };
  }

  /**
   * Carries out the plan completely or not at all.
   * @param isAsShown whether it is the plan that the user has seen
   * @throws Conflict, InvalidInput, CourtyardIsClosed, OtherPlan
   */
  close(
    date: string,
    wanted: TimeSlot | null,
    isAsShown: (plan: ClosingPlan) => boolean,
    by: Actor,
  ): Promise<ClosedCourtyard> {
    return this.transaction.run(by, async () => {
      await this.seating.lockDays([date]);
      const before = await this.closings.find(date);
      if (before) throw new CourtyardIsClosed(before.closedBy);
      const plan = await this.plan(date, wanted);
      if (!isAsShown(plan)) throw new OtherPlan(plan);
      const parties: { reservation: Reservation; outcome: ClosingOutcome }[] = [];
      for (const { reservation: planned, outcome } of plan.parties) {
        const before = await this.reservations.get(planned.id);
        if (before.version !== planned.version) throw new OtherPlan(await this.plan(date, wanted));
        parties.push({ reservation: await this.carryOut(outcome, before), outcome });
      }
      const closing: CourtyardClosing = {
        date,
        from: plan.from,
        closedAt: this.clock.now(),
        closedBy: by.name,
        parties: parties.map(({ reservation: { id }, outcome }) => ({ id, outcome })),
      };
      await this.closings.add(closing);
      await this.outbox.add(courtyardEvent('courtyard.closed', closing));
      return { closing, parties };
    });
  }

  /**
   * Moves no one back automatically. Parties that lost their table get it back and are notified.
   * @returns parties that were moved inside and could sit in the courtyard again
   * @throws NotFound
   */
  open(date: string, by: Actor): Promise<Reservation[]> {
    return this.transaction.run(by, async () => {
      await this.seating.lockDays([date]);
      const closed = await this.find(date);
      if (!closed) throw new NotFound('The courtyard is not closed on that day.');
      await this.closings.remove(date);
      await this.outbox.add(courtyardEvent('courtyard.opened', closed.closing));
      const toCome = closed.parties.map(({ reservation }) => reservation).filter((one) => this.isToCome(one));
      for (const { id } of toCome.filter((one) => hasNoTable(closed.closing, one))) {
        const before = await this.reservations.get(id);
        if (!hasNoTable(closed.closing, before)) continue;
        await this.requests.record('reservation.courtyard-opened', before, before.markNotified(this.clock.now()));
      }
      return toCome.filter(
        ({ status, area, preferredDate }) => status === 'confirmed' && area === 'inside' && preferredDate === date,
      );
    });
  }

  /** Whether its courtyard is closed and, if so, whether it would fit inside. */
  async checkInside(reservation: Reservation): Promise<'has-table' | 'room-inside' | 'no-room'> {
    if (reservation.status !== 'confirmed' || !this.isToCome(reservation)) return 'has-table';
    const closing = await this.closings.find(reservation.preferredDate);
    if (!hasNoTable(closing, reservation)) return 'has-table';
    const now = this.clock.now();
    const fitting = await this.seating.fitting(reservation.preferredDate, [reservation.moveInside(now)], now, closing);
    return fitting.length > 0 ? 'room-inside' : 'no-room';
  }

  /** At the guest's request; has no effect a second time. @throws ReservationNotFound, Conflict, NoRoomInside */
  async sitInside(id: string): Promise<void> {
    const { preferredDate } = await this.reservations.get(id);
    await this.transaction.run(null, async () => {
      await this.seating.lockDays([preferredDate]);
      const before = await this.reservations.get(id);
      if (before.status === 'confirmed' && before.area === 'inside') return;
      switch (await this.checkInside(before)) {
        case 'has-table':
          throw new Conflict('There’s nothing to change. Please check your reservation’s status.');
        case 'no-room':
          throw new NoRoomInside(this.restaurant.phone);
        case 'room-inside':
          await this.requests.record('reservation.moved-inside', before, before.moveInside(this.clock.now()));
      }
    });
  }

  private carryOut(outcome: ClosingOutcome, before: Reservation): Promise<Reservation> {
    const now = this.clock.now();
    switch (outcome) {
      case 'moved':
        return this.requests.record('reservation.moved-inside', before, before.moveInside(now));
      case 'without-room':
        return this.requests.record('reservation.left-without-table', before, before.markNotified(now));
      case 'asked':
        return this.requests.record('reservation.asked-about-rain', before, before.markNotified(now));
      case 'given-up':
        return this.requests.giveUp(before, 'reservation.rained-off');
    }
  }

  private async firstClosed(date: string, wanted: TimeSlot | null): Promise<TimeSlot | null> {
    const now = this.clock.now();
    const { timeZone } = this.restaurant;
    assertBookable(date, dateIn(timeZone, now));
    const from = firstClosed(date, wanted, now, timeZone, await this.seating.slotsOn(date));
    if (from === undefined)
      throw new InvalidInput([{ field: 'from', message: 'The last half hour of that day has started.' }]);
    return from;
  }

  private isToCome(reservation: Reservation): boolean {
    return startsAt(reservation, this.restaurant.timeZone) > this.clock.now();
  }
}
