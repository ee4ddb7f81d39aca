import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Owner and manager accounts can be switched off like those of staff. */
export class AccountsThatAreOff1000000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admins add column is_active boolean not null default true;
      create or replace view accounts as
        select id, role, email, password, name, is_active, is_demo from admins
        union all
        select id, 'staff', email, password, name, is_active, is_demo from staff;
    `);
  }

  down = forwardOnly;
}
