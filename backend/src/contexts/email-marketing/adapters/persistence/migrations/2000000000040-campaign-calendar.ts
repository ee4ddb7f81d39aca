import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The calendar asks for the campaigns of some days. */
export class CampaignCalendar2000000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index email_campaigns_leaving on email_campaigns ((coalesce(started_at, scheduled_date)) desc, id desc)
        where coalesce(started_at, scheduled_date) is not null;
      create or replace view email_campaign_list as
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
