import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The view lists the columns of `email_campaigns` as they were when it was created, so it is created again. */
export class NewsletterArchive2000000000282 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_campaigns add column in_archive boolean not null default false;
      create index email_campaigns_archive on email_campaigns (sent_date desc, id desc) where in_archive and status = 'sent';
      drop view email_campaign_list;
      create view email_campaign_list as
        select c.xmin::text || '.' || coalesce(t.xmin::text, '') || '.' || coalesce(s.xmin::text, '') as xmin, c.*,
          s.name as segment_name,
          coalesce(t.total_recipients, 0) as total_recipients, coalesce(t.total_sent, 0) as total_sent,
          coalesce(t.total_opened, 0) as total_opened, coalesce(t.total_clicked, 0) as total_clicked,
          coalesce(t.total_bounced, 0) as total_bounced,
          coalesce(c.started_at, c.scheduled_date) as leaves_at
        from email_campaigns c left join email_campaign_totals t on t.campaign_id = c.id
          left join contact_segments s on s.id = (c.listed_criteria->>'segmentId')::uuid;
    `);
  }

  down = forwardOnly;
}
