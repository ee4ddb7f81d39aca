import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class CampaignList1000000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A campaign with its figures; its version moves with either, so that a list's ETag does.
      create view email_campaign_list as
        select c.xmin::text || '.' || coalesce(t.xmin::text, '') as xmin, c.*,
          coalesce(t.total_recipients, 0) as total_recipients, coalesce(t.total_sent, 0) as total_sent,
          coalesce(t.total_opened, 0) as total_opened, coalesce(t.total_clicked, 0) as total_clicked,
          coalesce(t.total_bounced, 0) as total_bounced
        from email_campaigns c left join email_campaign_totals t on t.campaign_id = c.id;
      ${keepTally('email_campaigns', 'status')}
    `);
  }

  down = forwardOnly;
}
