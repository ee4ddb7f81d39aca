import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Pending requests of a day are searched as often as confirmed ones. */
export class OpenDays2000000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index reservation_requests_open_day on reservation_requests (preferred_date, status)
        where status in ('pending', 'confirmed');
      drop index reservation_requests_confirmed_day;
    `);
  }

  down = forwardOnly;
}
