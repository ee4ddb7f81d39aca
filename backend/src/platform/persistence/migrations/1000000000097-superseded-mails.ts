import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class SupersededMails1000000000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a mail is about: a later one about the same takes back those that have not left.
      alter table outgoing_mails add column thread text;
      alter table outgoing_mails drop constraint outgoing_mails_status;
      alter table outgoing_mails
        add constraint outgoing_mails_status check (status in ('queued', 'sent', 'failed', 'withdrawn'));
      create index outgoing_mails_not_left on outgoing_mails (thread) where status in ('queued', 'failed') and thread is not null;
    `);
  }

  down = forwardOnly;
}
