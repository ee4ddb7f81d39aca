import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** Seals the audit log day by day, so that later changes to it are detected. */
export class TrailSeals2000000000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table trail_seals (
        id uuid primary key,
        -- Of the house, with the moments at which it began and ended there.
        day date not null unique,
        begins_at timestamptz(3) not null unique,
        ends_at timestamptz(3) not null,
        lines int not null,
        redactions int not null,
        -- Of the hashes of its lines and redactions, in order.
        content bytea not null,
        previous bytea not null,
        hash bytea not null,
        sealed_at timestamptz(3) not null
      );

      create table trail_lines (
        event_id uuid primary key,
        day date not null,
        -- Without it nobody guesses from the hash what a line told of somebody; gone once that was erased.
        salt bytea,
        details bytea not null,
        hash bytea not null
      );
      create index trail_lines_day on trail_lines (day);

      -- What is left of a sealed line after somebody's data were erased from it.
      create table trail_redactions (
        id uuid primary key,
        event_id uuid not null,
        redacted_at timestamptz(3) not null,
        -- Of the last one of an event.
        salt bytea,
        details bytea not null,
        hash bytea not null
      );
      create index trail_redactions_event on trail_redactions (event_id);
      create index trail_redactions_moment on trail_redactions (redacted_at);
    `);
  }

  down = forwardOnly;
}
