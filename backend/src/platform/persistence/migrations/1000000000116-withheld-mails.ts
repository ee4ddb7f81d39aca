import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class WithheldMails1000000000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A mail that was never made, since too many like it had been asked for.
      alter table outgoing_mails drop constraint outgoing_mails_status;
      alter table outgoing_mails
        add constraint outgoing_mails_status check (status in ('queued', 'sent', 'failed', 'withdrawn', 'withheld'));
      create index outgoing_mails_withheld on outgoing_mails (created_at) where status = 'withheld';
    `);
  }

  down = forwardOnly;
}
