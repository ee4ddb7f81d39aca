import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** A password that another person has set is changed at the first sign-in; an invited person has none until they choose one. */
export class ChosenPasswords2000000000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admins add column must_choose_password boolean not null default false;
      alter table staff add column must_choose_password boolean not null default false;

      create or replace view accounts as
        select id, role, email, password, name, is_active, is_demo, must_choose_password, last_login from admins
        union all
        select id, 'staff', email, password, name, is_active, is_demo, must_choose_password, last_login from staff;
    `);
  }

  down = forwardOnly;
}
