import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class CalendarFeeds2000000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_feeds (
        id uuid primary key,
        kind text not null constraint calendar_feeds_kind check (kind in ('confirmed', 'all')),
        with_names boolean not null,
        -- SHA-256 in hexadecimal: what opens anything lies nowhere.
        hash text not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        last_fetched_at timestamptz(3)
      );
      create unique index calendar_feeds_hash on calendar_feeds (hash);

      -- The past that came with sample data never carried anything: programs are told so.
      update events set payload = '{"pruned": true}'
        where payload = '{}' and subject_type in ('reservation', 'approval-item', 'scheduled-content');
    `);
  }

  down = forwardOnly;
}
