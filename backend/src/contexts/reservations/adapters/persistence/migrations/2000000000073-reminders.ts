import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Reminders2000000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column told_at timestamptz(3),
        add column reminded_at timestamptz(3),
        add column coming_at timestamptz(3);
      -- Who was told of a table before there were reminders is not told of it again at once.
      update reservation_requests set told_at = status_updated_at where status = 'confirmed';
    `);
  }

  down = forwardOnly;
}
