import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Where a party sits, and the guest's preference for a day when the courtyard is closed. */
export class Areas2000000000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column area text constraint reservation_requests_area check (area in ('inside', 'courtyard')),
        add column rain_plan text constraint reservation_requests_rain_plan check (rain_plan in ('inside', 'wait', 'rather-not'))
    `);
  }

  down = forwardOnly;
}
