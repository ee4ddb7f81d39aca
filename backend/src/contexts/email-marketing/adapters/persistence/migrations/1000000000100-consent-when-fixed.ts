import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What a mail's recipient was when it was settled that they get it, and must still be when it is handed over; null for those who are no contacts. */
export class ConsentWhenFixed1000000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_history add column was_opted_in boolean, add column was_active boolean;
      update email_history set was_opted_in = true, was_active = true where status = 'queued' and (email_type = 'automation'
        or campaign_id in (select id from email_campaigns where recipient_criteria->>'type' <> 'custom'));
    `);
  }

  down = forwardOnly;
}
