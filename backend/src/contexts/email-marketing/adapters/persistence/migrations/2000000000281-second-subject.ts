import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The view lists the columns of `email_campaigns` as they were when it was created, so it is created again. */
export class SecondSubject2000000000281 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_campaigns add column subject_b text, add column subject_test_hours smallint not null default 4;
      -- The recipients who test the subjects; null for all others.
      alter table email_history add column subject_variant text
        constraint email_history_variant check (subject_variant in ('A', 'B'));
      create index email_history_variant on email_history (campaign_id) where subject_variant is not null;
      -- The subject that the other recipients get, and whether all of them are due.
      alter table email_sendings add column subject_winner text
          constraint email_sendings_winner check (subject_winner in ('A', 'B')),
        add column subject_chosen_at timestamptz(3), add column is_released boolean not null default false;
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
