import { Injectable } from '@nestjs/common';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Cron, JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { hasNoTable } from '../../domain/courtyard-closing.js';
import { CourtyardClosings } from '../../domain/courtyard-closing.service.js';
import { isReminderDue, reminders } from '../../domain/reminders.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import type { ReservationEvent } from '../../domain/ports.js';
import { SEAT_RELEASING_EVENTS } from '../../domain/reservation.events.js';
import { WaitlistService } from '../../domain/waitlist.service.js';
import { WaitlistDaysQuery } from '../persistence/waitlist-days.query.js';

/** Sends due reminders, each in its own unit of work. */
@Injectable()
export class VisitReminders {
  constructor(
    private readonly open: OpenReservationsQuery,
    private readonly reservations: ReservationsService,
    private readonly options: FeatureSettings,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly closings: CourtyardClosings,
  ) {}

  @Cron('remind-of-visits', '*/5 * * * *')
  async remind(): Promise<void> {
    if (!(await this.options.get(reminders)).isOn) return;
    const now = this.clock.now();
    const { timeZone } = this.restaurant;
    const today = dateIn(timeZone, now);
    for (const date of [today, addDays(today, 1)]) {
      const near = await this.open.on(date);
      const closing = await this.closings.find(date);
      for (const reservation of near) {
        // Guests who lost their table to a closed courtyard get no reminder.
        if (hasNoTable(closing, reservation)) continue;
        if (isReminderDue(reservation, timeZone, now)) await this.reservations.remind(reservation.id);
      }
    }
  }
}

/** Offers available seats to the waitlist, each day in its own unit of work. */
@Injectable()
export class WaitlistOffers {
  constructor(
    private readonly list: WaitlistService,
    private readonly days: WaitlistDaysQuery,
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

const BRING_FORWARD = 'bring-deadlines-forward';
/** By then, every process knows a new time zone. */
const PROPAGATION_DELAY_MS = 10_000;

/** In another time zone, visits begin at other moments; a reply is still due before them. */
@Injectable()
export class DeadlinesInTimeZone {
  constructor(
    private readonly jobs: Jobs,
    private readonly open: OpenReservationsQuery,
    private readonly service: ReservationsService,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @OnEvent(['restaurant-details.added', 'restaurant-details.changed'], { listener: 'deadlines-in-time-zone' })
  async plan({ occurredAt }: StoredEvent): Promise<void> {
    const startAfter = new Date(Date.parse(occurredAt) + PROPAGATION_DELAY_MS);
    await this.jobs.add(BRING_FORWARD, {}, { startAfter, key: 'now' });
  }

  @JobHandler(BRING_FORWARD, { retry: 'day', concurrency: 1, collapses: true })
  async bringForward(): Promise<void> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    for (const request of await this.open.pendingFrom(today)) {
      const { id, answerBy } = await this.service.withDeadline(request);
      // A later deadline would break the promise that the guest has in writing.
      if (answerBy) await this.open.bringDeadlineForward(id, answerBy);
    }
  }
}
