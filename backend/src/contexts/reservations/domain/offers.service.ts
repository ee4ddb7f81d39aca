import { Injectable } from '@nestjs/common';
import type { Author } from '../../../kernel/actor.js';
import { dateIn } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { FeatureSettings } from '../../../kernel/feature-settings.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { assertBookable, startsAt } from './time-slot.js';
import { guestPage } from './guest-page.js';
import { isSameTime, offerDeadline, offeredIn, type OfferedTime, otherTimes, heldTimes } from './other-times.js';
import { ReservationRepository, Seating } from './ports.js';
import type { Reservation } from './reservation.js';
import { BeyondCapacity, CannotBeOffered, OfferHasEnded, OtherVersion } from './reservation.errors.js';
import { ReservationsService } from './reservations.service.js';

/** Other times for requests that cannot be confirmed as they are. */
@Injectable()
export class OffersService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly requests: ReservationsService,
    private readonly seating: Seating,
    private readonly options: FeatureSettings,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Offering other times also needs the guest page, where guests choose. */
  async isOn(): Promise<boolean> {
    return (await this.options.get(otherTimes)).isOn && (await this.options.get(guestPage)).isOn;
  }

  /**
   * Holds the times for the guest, replacing any earlier offer. Staff have agreed to each of them.
   * @param expectedVersion the version on the screen
   * @throws ReservationNotFound, NotWaiting, OtherVersion, CannotBeOffered, BeyondCapacity, InvalidInput
   */
  async offer(id: string, times: readonly OfferedTime[], expectedVersion: number, by: Author): Promise<Reservation> {
    const { figures } = await this.options.get(otherTimes);
    if (!(await this.isOn())) throw new CannotBeOffered('Suggesting other times is turned off.');
    return this.transaction.run(by, async () => {
      await this.seating.lockDays(times.map(({ preferredDate }) => preferredDate));
      const before = await this.reservations.get(id);
      if (before.version !== expectedVersion) throw new OtherVersion(before);
      if (before.customerEmail === null)
        throw new CannotBeOffered('This guest has no email address. Please call, then change the time of the request.');
      const now = this.clock.now();
      const first = this.firstOf(times, now);
      const stored: OfferedTime[] = [];
      for (const time of this.inOrder(times)) stored.push(await this.withRoom(before, time));
      const after = before.offer(stored, offerDeadline(first, figures, now)).answered(now);
      return this.requests.record('reservation.offered', before, after);
    });
  }

  /** Accepts one of the times; has no effect a second time. @throws ReservationNotFound, OfferHasEnded */
  async take(id: string, time: OfferedTime): Promise<void> {
    await this.transaction.run(null, async () => {
      // With the day locked, others count this table as held or confirmed, never as free.
      await this.seating.lockDays([time.preferredDate]);
      const before = await this.reservations.get(id);
      if (before.status === 'confirmed' && isSameTime(before, time)) return;
      const now = this.clock.now();
      const stored = heldTimes(before, now).find((one) => isSameTime(one, time));
      if (!stored) throw new OfferHasEnded(this.restaurant.phone);
      const moved = await this.requests.withDeadline(before.rebook(stored, now));
      await this.requests.record('reservation.confirmed', before, moved.confirm(now));
    });
  }

  /** Start of the earliest offered time. @throws InvalidInput */
  private firstOf(times: readonly OfferedTime[], now: Date): Date {
    for (const { preferredDate } of times) assertBookable(preferredDate, dateIn(this.restaurant.timeZone, now));
    const isTwice = times.some((time, index) => times.slice(index + 1).some((other) => isSameTime(time, other)));
    if (isTwice) throw new InvalidInput([{ field: 'times', message: 'Choose each time only once.' }]);
    const first = Math.min(...times.map((time) => startsAt(time, this.restaurant.timeZone).getTime()));
    if (first <= now.getTime()) throw new InvalidInput([{ field: 'times', message: 'Choose times in the future.' }]);
    return new Date(first);
  }

  private inOrder(times: readonly OfferedTime[]): OfferedTime[] {
    const begins = (time: OfferedTime) => startsAt(time, this.restaurant.timeZone).getTime();
    return [...times].sort((one, other) => begins(one) - begins(other));
  }

  private async withRoom(request: Reservation, time: OfferedTime): Promise<OfferedTime> {
    const room = await this.seating.roomFor(request.rebook(time, this.clock.now()));
    if (room?.isBeyond) throw new BeyondCapacity(room);
    return offeredIn(time, room?.area ?? null);
  }
}
