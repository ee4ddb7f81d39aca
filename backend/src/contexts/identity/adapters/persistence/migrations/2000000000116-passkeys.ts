import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Every account may sign in with a passkey. */
export class Passkeys2000000000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passkeys (
        id uuid primary key,
        admin_id uuid references admins (id) on delete cascade,
        staff_id uuid references staff (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        -- Of the authenticator's signatures; 0 where it does not count.
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz(3) not null default now(),
        used_at timestamptz(3),
        constraint passkeys_one_account check (num_nonnulls(admin_id, staff_id) = 1)
      );
      create index passkeys_admin on passkeys (admin_id);
      create index passkeys_staff on passkeys (staff_id);

      -- Each is taken once; kept until none of that age is taken any more.
      create table spent_challenges (
        challenge text primary key,
        spent_at timestamptz(3) not null
      );
      create index spent_challenges_spent_at on spent_challenges (spent_at);
    `);
  }

  down = forwardOnly;
}
