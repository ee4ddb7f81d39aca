import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Each mail that has left moves every index of its row: one that nobody read goes, and one holds only what has a key. */
export class LighterHistory1000000000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index email_history_contact;
      alter table email_history drop constraint email_history_dedupe_key;
      create unique index email_history_dedupe_key on email_history (dedupe_key) where dedupe_key is not null;
    `);
  }

  down = forwardOnly;
}
