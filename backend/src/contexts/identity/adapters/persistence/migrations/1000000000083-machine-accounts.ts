import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class MachineAccounts1000000000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        username text not null,
        password text not null,
        created_at timestamptz(3) not null default now()
      );
      create unique index users_username on users (lower(username));
    `);
  }

  down = forwardOnly;
}
