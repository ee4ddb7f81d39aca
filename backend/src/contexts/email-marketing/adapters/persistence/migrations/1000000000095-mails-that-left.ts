import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What left last, of a campaign or of all; those of a campaign lie between all others in the index of the period. */
export class MailsThatLeft1000000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index email_history_campaign_left on email_history (campaign_id, sent_at desc, id desc)
        where campaign_id is not null and sent_at is not null;
      create index email_campaigns_started on email_campaigns (started_at desc, id desc) where started_at is not null;
    `);
  }

  down = forwardOnly;
}
