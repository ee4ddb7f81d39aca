import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Owner and manager may sign in with the code of an authenticator app after the password. */
export class SecondSteps2000000000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_steps (
        id uuid primary key,
        account_id uuid not null unique references admins (id) on delete cascade,
        -- By a key that is not in the database.
        sealed_key bytea not null,
        -- Null until its first right code.
        since timestamptz(3),
        -- Of the last code that was right; no code is taken twice.
        last_time_step bigint,
        created_at timestamptz(3) not null default now(),
        constraint second_steps_used check ((since is null) = (last_time_step is null))
      );

      create table recovery_codes (
        second_step uuid not null references second_steps (id) on delete cascade,
        hash text not null,
        primary key (second_step, hash)
      );
    `);
  }

  down = forwardOnly;
}
