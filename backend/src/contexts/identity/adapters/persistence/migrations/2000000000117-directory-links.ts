import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The restaurant's people may sign in through its directory, without a password here. */
export class DirectoryLinks2000000000117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table directory_links (
        issuer text not null,
        subject text not null,
        role text not null,
        admin_id uuid unique references admins (id) on delete cascade,
        staff_id uuid unique references staff (id) on delete cascade,
        linked_at timestamptz(3) not null default now(),
        primary key (issuer, subject, role),
        constraint directory_links_one_account check (num_nonnulls(admin_id, staff_id) = 1)
      );

      -- Null where somebody comes in through the directory alone.
      alter table admins alter column password drop not null;
      alter table staff alter column password drop not null;

      -- Opened in a way as good as the second step that an owner may require.
      alter table session_logins add column in_two_steps boolean not null default false;
    `);
  }

  down = forwardOnly;
}
