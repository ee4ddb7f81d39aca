import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Day and slot as the restaurant's clock shows them, written as if that were UTC: for the order alone. */
const VISIT = `make_timestamp(
  substr(preferred_date, 1, 4)::int, substr(preferred_date, 6, 2)::int, substr(preferred_date, 9, 2)::int,
  split_part(preferred_time, ':', 1)::int % 12 + case when preferred_time like '%PM' then 12 else 0 end,
  substr(split_part(preferred_time, ':', 2), 1, 2)::int, 0) at time zone 'UTC'`;

export class HistoryByVisit1000000000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests add column visit_at timestamptz(3) generated always as (${VISIT}) stored;
      drop index reservation_requests_resolved, reservation_requests_archived, reservation_requests_past_day;
      create index reservation_requests_resolved on reservation_requests (visit_at desc, id desc)
        where status in ('completed', 'no-show');
      create index reservation_requests_archived on reservation_requests (visit_at desc, id desc)
        where status = 'archived';
      create index reservation_requests_past_day on reservation_requests (preferred_date, visit_at desc, id desc)
        where status in ('completed', 'no-show', 'archived');
    `);
  }

  down = forwardOnly;
}
