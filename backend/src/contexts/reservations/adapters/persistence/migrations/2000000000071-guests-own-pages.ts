import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class GuestsOwnPages2000000000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column cancelled_at timestamptz(3),
        add column late_minutes integer,
        add column replaces jsonb;
      -- One change of a table waits at a time, whoever asks how often.
      create unique index reservation_requests_one_change on reservation_requests ((replaces->>'id'))
        where status = 'pending' and replaces is not null;
    `);
  }

  down = forwardOnly;
}
