import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class SearchableTrail1000000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      -- By which name people knew the subject at that moment.
      alter table events add column subject_name text;
      create index events_kind on events (subject_type, occurred_at desc, id desc);
      create index events_person on events ((actor->>'id'), occurred_at desc, id desc);
      create index events_text on events
        using gin ((coalesce(subject_name, '') || ' ' || coalesce(actor->>'name', '')) gin_trgm_ops);
    `);
  }

  down = forwardOnly;
}
