import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Staff sign in by PIN on a tablet that someone shared after signing in with a password. */
export class SharedTablets2000000000270 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- All three are null unless the session is a shared tablet's; the tablet keeps its id when people switch.
      alter table sessions
        add column tablet_id uuid,
        add column shared_at timestamptz(3),
        add column shared_until timestamptz(3),
        add constraint sessions_tablet check (num_nulls(tablet_id, shared_at, shared_until) in (0, 3));
      alter table session_logins add column by_pin boolean not null default false;

      create table staff_pins (
        staff_id uuid primary key references staff (id) on delete cascade,
        pin_hash text not null,
        set_at timestamptz(3) not null,
        -- Tablets shared before then do not offer the person; null: all do.
        tablets_since timestamptz(3),
        -- Counts wrong PINs; a sign-in with the password replaces it, which starts the count again.
        tries_id uuid not null default gen_random_uuid()
      );
    `);
  }

  down = forwardOnly;
}
