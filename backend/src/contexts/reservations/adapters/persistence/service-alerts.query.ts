import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Reservation } from '../../domain/reservation.js';
import { startsAt, TIME_SLOTS } from '../../domain/time-slot.js';
import { ANSWER_BY } from './request-deadlines.query.js';

const MINUTE_MS = 60_000;
const DUE_WITHIN_MS = 60 * MINUTE_MS;
const LATE_AFTER_MS = 15 * MINUTE_MS;
/** Later ones were reported before, or missed during a long restart. */
const MAX_LATE_MS = 45 * MINUTE_MS;
const MAX_ROWS = 100;

export type AlertedReservation = Pick<
  Reservation,
  'id' | 'customerName' | 'partySize' | 'preferredDate' | 'preferredTime'
>;

export interface ServiceAlerts {
  /** Pending requests whose reply is due within an hour. */
  readonly due: readonly AlertedReservation[];
  /** Confirmed parties of today that have not arrived 15 minutes after their time. */
  readonly late: readonly AlertedReservation[];
}

const COLUMNS = `id, customer_name as "customerName", party_size as "partySize", preferred_date as "preferredDate",
  preferred_time as "preferredTime"`;

/** Finds what needs attention because nothing has happened. */
@Injectable()
export class ServiceAlertsQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
  ) {}

  async read(now: Date): Promise<ServiceAlerts> {
    const { timeZone } = this.restaurant;
    const today = dateIn(timeZone, now);
    const late = TIME_SLOTS.filter((preferredTime) => {
      const sinceMs = now.getTime() - startsAt({ preferredDate: today, preferredTime }, timeZone).getTime();
      return sinceMs >= LATE_AFTER_MS && sinceMs < MAX_LATE_MS;
    });
    return {
      due: await this.database.query(
        `select ${COLUMNS} from reservation_requests
         where status = 'pending' and offered_until is null and waits_since is null and ${ANSWER_BY} between $1 and $2
         order by id limit ${String(MAX_ROWS)}`,
        [now, new Date(now.getTime() + DUE_WITHIN_MS)],
      ),
      late: await this.database.query(
        `select ${COLUMNS} from reservation_requests
         where status = 'confirmed' and preferred_date = $1 and preferred_time = any ($2) order by id limit ${String(MAX_ROWS)}`,
        [today, late],
      ),
    };
  }
}
