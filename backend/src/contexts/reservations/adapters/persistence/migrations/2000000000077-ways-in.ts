import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What the requests of each way in became is counted from the requests themselves. */
export class WaysIn2000000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reservation_requests add column way_in text');
  }

  down = forwardOnly;
}
