import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What waits for a day is looked for as often as what is confirmed for it. */
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
