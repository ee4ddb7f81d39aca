import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The address of a calendar ends. Existing ones, and those that the release before adds, end a year from now. */
export class EndingCalendarFeeds2000000000147 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table calendar_feeds add column expires_at timestamptz(3) not null default now() + interval '365 days';
    `);
  }

  down = forwardOnly;
}
