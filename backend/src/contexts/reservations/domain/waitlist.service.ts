import { Injectable } from '@nestjs/common';
import type { Author } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { FeatureSettings, type SettingValues } from '../../../kernel/feature-settings.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { areas, canShare } from './areas.js';
import { capacity } from './capacity.js';
import { guestPage } from './guest-page.js';
import { heldTimes, offeredIn } from './other-times.js';
import { ReservationRepository, Seating } from './ports.js';
import type { Reservation } from './reservation.js';
import { NothingToWaitFor, WaitlistIsOff, OfferedAlready } from './reservation.errors.js';
import { ReservationsService } from './reservations.service.js';
import { startsAt } from './time-slot.js';
import { compareWaitlistOrder, isTimeToOffer, waitlistPosition, seatsHeldUntil, waitlist } from './waitlist.js';

const isOnBy = (options: SettingValues): boolean =>
  options(waitlist).isOn && options(capacity).isOn && options(guestPage).isOn;

/** The waitlist for seats of full half hours. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly requests: ReservationsService,
    private readonly seating: Seating,
    private readonly options: FeatureSettings,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async isOn(): Promise<boolean> {
    return isOnBy(await this.options.getAll());
  }

  /** Whether the guest may join: the half hour is full, and the request is pending. */
  async canJoinWaitlist(request: Reservation, options: SettingValues): Promise<boolean> {
    const { status, waitlistedAt, offeredUntil } = request;
    if (status !== 'pending' || waitlistedAt !== null || offeredUntil !== null || !isOnBy(options)) return false;
    if (this.clock.now() >= startsAt(request, this.restaurant.timeZone)) return false;
    return this.seating.isFull(request);
  }

  /** Position on the waitlist of its half hour, from 1; null if it is not on it. */
  async placeOf(request: Reservation, options: SettingValues): Promise<number | null> {
    if (request.waitlistedAt === null) return null;
    const waiting = await this.reservations.findWaitingOn(request.preferredDate);
    return waitlistPosition(
      request,
      options(areas).isOn ? waiting.filter(({ area }) => canShare(area, request.area)) : waiting,
    );
  }

  /**
   * Adds a request to the waitlist, at the front if staff want that; has no effect a second time.
   * @throws ReservationNotFound, NotWaiting, WaitlistIsOff
   */
  async wait(id: string, isFirst: boolean, by: Author | null): Promise<Reservation> {
    if (!(await this.isOn())) throw new WaitlistIsOff();
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      const after = before.wait(before.waitlistedAt ?? this.clock.now(), isFirst).answered(this.clock.now());
      const isSame = before.waitlistedAt !== null && before.hasWaitlistPriority === isFirst;
      return isSame ? before : this.requests.record('reservation.queued', before, after);
    });
  }

  /** Adds the guest at their own request. @throws NothingToWaitFor, NotWaiting, WaitlistIsOff */
  async waitAsGuest(request: Reservation): Promise<void> {
    if (request.waitlistedAt !== null) return;
    if (!(await this.canJoinWaitlist(request, await this.options.getAll()))) throw new NothingToWaitFor();
    await this.wait(request.id, false, null);
  }

  /** Removes a request from the waitlist; it is pending again. @throws ReservationNotFound, OfferedAlready */
  async removeFromWaitlist(id: string, by: Author): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      if (before.waitlistedAt === null && heldTimes(before, this.clock.now()).length > 0)
        throw new OfferedAlready(before);
      return before.waitlistedAt === null
        ? before
        : this.requests.record('reservation.unqueued', before, before.leaveWaitlist());
    });
  }

  /** Offers available seats of that day to guests on the waitlist, each seat to one guest. */
  async serve(date: string): Promise<void> {
    const { figures } = await this.options.get(waitlist);
    const { timeZone } = this.restaurant;
    if (!isTimeToOffer(this.clock.now(), timeZone) || !(await this.isOn())) return;
    await this.transaction.run(null, async () => {
      await this.seating.lockDays([date]);
      const now = this.clock.now();
      const waiting = await this.reservations.findWaitingOn(date);
      const line = waiting.filter((request) => startsAt(request, timeZone) > now).toSorted(compareWaitlistOrder);
      for (const { id, area } of await this.seating.fitting(date, line, now)) {
        const request = await this.reservations.get(id);
        if (request.waitlistedAt === null) continue;
        const visit = { preferredDate: request.preferredDate, startsAt: startsAt(request, timeZone) };
        const offered = request
          .offer([offeredIn(request, area)], seatsHeldUntil(visit, figures, now, timeZone))
          .answered(now);
        await this.requests.record('reservation.offered', request, offered);
      }
    });
  }
}
