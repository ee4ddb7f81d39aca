import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** When a party left, and the numbers of its tables. */
export class Tables2000000000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column left_at timestamptz(3),
        add column table_numbers text;
    `);
  }

  down = forwardOnly;
}
