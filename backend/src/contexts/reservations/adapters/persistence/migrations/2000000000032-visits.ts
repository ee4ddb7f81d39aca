import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Calendar feeds cover a range of days and must also report visits that are no longer confirmed. */
export class Visits2000000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests add column was_confirmed boolean not null default false;
      update reservation_requests set was_confirmed = true
        where status in ('confirmed', 'completed', 'no-show', 'archived')
          or id in (select subject_id::uuid from events where subject_type = 'reservation' and type = 'reservation.confirmed');
      create index reservation_requests_visits on reservation_requests (visit_at);
    `);
  }

  down = forwardOnly;
}
