import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** An index for reading the entries of a day in order and in batches. */
export class OrderOfSealedLines2000000000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index trail_lines_order on trail_lines (day, event_id)');
    await runner.query('drop index trail_lines_day');
  }

  down = forwardOnly;
}
