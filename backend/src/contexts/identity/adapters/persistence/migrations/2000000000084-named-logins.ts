import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Each login has its browser's name, and an id that can end it but does not authenticate. */
export class NamedLogins2000000000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column browser text;
      alter table session_logins add column id uuid not null default gen_random_uuid() unique;
    `);
  }

  down = forwardOnly;
}
