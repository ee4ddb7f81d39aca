import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The view lists the columns of `email_campaigns` as they were when it was created, so it is created again. */
export class OneCampaignAWeek2000000000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_settings add column one_campaign_per_week boolean not null default true;
      alter table email_campaigns add column ignores_weekly_limit boolean not null default false;
      -- How many recipients were left out because they got another campaign; false until a resumed campaign has looked again.
      alter table email_sendings add column skipped integer not null default 0,
        add column is_checked boolean not null default true;
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
