import { Injectable } from '@nestjs/common';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import { hasNoTable } from '../../domain/courtyard-closing.js';
import { CourtyardClosings } from '../../domain/ports/courtyard-closings.js';
import { isReminderDue, reminders } from '../../domain/reminders.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';

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
