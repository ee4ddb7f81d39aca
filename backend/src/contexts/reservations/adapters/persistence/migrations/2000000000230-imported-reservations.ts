import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Visits from another product's book. Archived ones without an outcome were canceled or declined there. */
export class ImportedReservations2000000000230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reservation_imports (
        id uuid primary key,
        file_name text not null,
        csv text not null,
        plan jsonb,
        status text not null default 'uploaded',
        total_rows integer not null,
        done_rows integer not null default 0,
        added integer not null default 0,
        skipped integer not null default 0,
        refused integer not null default 0,
        refused_rows jsonb not null default '[]',
        created_by text not null,
        created_at timestamptz(3) not null,
        -- Notes about guests that it adds have the same moment.
        started_at timestamptz(3),
        finished_at timestamptz(3),
        undone_at timestamptz(3),
        removed integer not null default 0,
        constraint reservation_imports_status check (status in ('uploaded', 'running', 'done'))
      );

      alter table reservation_requests
        add column import_id uuid,
        -- One-way key of the visit, so that no import adds it twice; it outlives an erasure.
        add column import_key text;
      create unique index reservation_requests_import_key on reservation_requests (import_key) where import_key is not null;
      create index reservation_requests_import on reservation_requests (import_id) where import_id is not null;

      create or replace function is_sound_request(
        status text, outcome text, source text, area text, rain_plan text,
        offered_times jsonb, offered_until timestamptz, waits_since timestamptz, waits_first boolean
      ) returns boolean language plpgsql immutable parallel safe as $$
      begin
        return status in ('pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived')
          and outcome in ('completed', 'no-show')
          and source in ('website', 'phone', 'door', 'program', 'import')
          and area in ('inside', 'courtyard')
          and rain_plan in ('inside', 'wait', 'rather-not')
          and (offered_until is null) = (offered_times is null)
          and (offered_until is null or status = 'pending')
          and (waits_since is null and not waits_first or status = 'pending' and offered_until is null);
      end $$;
    `);
  }

  down = forwardOnly;
}
