import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The source of each request, so that outcomes can be counted by source. */
export class WaysIn2000000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reservation_requests add column way_in text');
  }

  down = forwardOnly;
}
