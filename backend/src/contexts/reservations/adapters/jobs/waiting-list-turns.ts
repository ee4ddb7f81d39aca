import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent } from '../../../../platform/events/event-listeners.js';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import type { ReservationEvent } from '../../domain/ports/guest-notifier.js';
import { SEAT_RELEASING_EVENTS } from '../../domain/reservation.events.js';
import { WaitingListService } from '../../domain/waiting-list.service.js';
import { WaitingListDaysQuery } from '../persistence/waiting-list-days.query.js';

/** Offers available seats to the waitlist, each day in its own unit of work. */
@Injectable()
export class WaitingListTurns {
  constructor(
    private readonly list: WaitingListService,
    private readonly days: WaitingListDaysQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Runs periodically, because offers expire and capacity settings change without an event. */
  @Cron('serve-waiting-list', '* * * * *')
  async serve(): Promise<void> {
    for (const day of await this.days.toServe(this.today)) await this.list.serve(day);
    await this.days.forgetPauses(this.today);
  }

  /** The change may have freed seats. */
  @OnEvent(SEAT_RELEASING_EVENTS, { listener: 'waiting-list' })
  async serveAfter({ payload: { preferredDate, formerBooking } }: ReservationEvent): Promise<void> {
    const changed = [preferredDate, formerBooking?.preferredDate];
    const days = await this.days.toServe(this.today);
    for (const day of days.filter((one) => changed.includes(one))) await this.list.serve(day);
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}
