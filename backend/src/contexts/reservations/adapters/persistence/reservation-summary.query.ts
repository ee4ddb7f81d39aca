import type { Clock } from '../../../../kernel/clock.js';
import type { Database } from '../../../../platform/persistence/database.js';

export interface ReservationSummary {
  pending: number;
  confirmed: number;
  declined: number;
  completed: number;
  noShow: number;
  archived: number;
  total: number;
  history: number;
}

export class ReservationSummaryQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ReservationSummary> {
    const [summary] = await this.database.preparedRows<ReservationSummary & Record<string, number>>(
      'reservations-summary',
      `select count(*) filter (where status = 'pending')::int as pending,
              count(*) filter (where status = 'confirmed')::int as confirmed,
              count(*) filter (where status = 'declined')::int as declined,
              count(*) filter (where status = 'completed')::int as completed,
              count(*) filter (where status = 'no-show')::int as "noShow",
              count(*) filter (where status = 'archived')::int as archived,
              count(*)::int as total,
              count(*) filter (where status = 'archived' or (status in ('completed', 'no-show')
                and completed_at < $1::timestamptz - interval '24 hours'))::int as history
       from reservation_requests`,
      [this.clock.now()],
    );
    if (!summary) throw new Error('An aggregate always has a row.');
    return summary;
  }
}
