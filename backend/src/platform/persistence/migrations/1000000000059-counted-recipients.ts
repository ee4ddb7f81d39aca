import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class CountedRecipients1000000000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One mailbox under many spellings: tags and dots do not count.
      alter table outgoing_mails add column counted_as text generated always as (
        replace(split_part(split_part(recipient, '@', 1), '+', 1), '.', '') || '@' || split_part(recipient, '@', 2)
      ) stored;
      drop index outgoing_mails_recipient;
      create index outgoing_mails_counted on outgoing_mails (counted_as, kind, created_at);
    `);
  }

  down = forwardOnly;
}
