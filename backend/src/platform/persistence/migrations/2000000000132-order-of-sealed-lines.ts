import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** Lines of a day are read in their order, a batch after the other. */
export class OrderOfSealedLines2000000000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index trail_lines_order on trail_lines (day, event_id)');
    await runner.query('drop index trail_lines_day');
  }

  down = forwardOnly;
}
