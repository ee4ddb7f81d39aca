import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { RESERVATION_STATUSES } from '../../domain/reservation.js';
import { HISTORY_ROWS } from './reservation.lists.js';

export interface ReservationSummary {
  pending: number;
  confirmed: number;
  confirmedToday: number;
  declined: number;
  completed: number;
  noShow: number;
  archived: number;
  total: number;
  history: number;
}

const of = (...statuses: readonly string[]) => counterOf('reservation_requests', ...statuses);

const STATEMENT = `
  select ${of('pending')} as pending, ${of('confirmed')} as confirmed, ${of('declined')} as declined,
    (select count(*)::int from reservation_requests where status = 'confirmed' and preferred_date = $2) as "confirmedToday",
    ${of('completed')} as completed, ${of('no-show')} as "noShow", ${of('archived')} as archived,
    ${of(...RESERVATION_STATUSES)} as total, ${HISTORY_ROWS.replaceAll(':now', '$1')} as history`;

@Injectable()
export class ReservationSummaryQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ReservationSummary> {
    const now = this.clock.now();
    const [summary] = await this.database.query<ReservationSummary[]>(STATEMENT, [
      now,
      dateIn(this.restaurant.timeZone, now),
    ]);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}
