import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** A list of campaigns says how many addresses an author's own list has, not which, and names the segment. */
export class LighterCampaignList1000000000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function listed_criteria(criteria jsonb) returns jsonb language sql immutable parallel safe as $$
        select case when criteria->>'type' <> 'custom' then criteria else jsonb_build_object('type', 'custom', 'count',
          (select count(distinct lower(email)) from jsonb_array_elements_text(criteria->'emails') email)) end
      $$;
      alter table email_campaigns add column listed_criteria jsonb not null generated always as (listed_criteria(recipient_criteria)) stored;

      -- A campaign with its figures and its segment; its version moves with each, so that a list's ETag does.
      drop view email_campaign_list;
      create view email_campaign_list as
        select c.xmin::text || '.' || coalesce(t.xmin::text, '') || '.' || coalesce(s.xmin::text, '') as xmin, c.*,
          s.name as segment_name,
          coalesce(t.total_recipients, 0) as total_recipients, coalesce(t.total_sent, 0) as total_sent,
          coalesce(t.total_opened, 0) as total_opened, coalesce(t.total_clicked, 0) as total_clicked,
          coalesce(t.total_bounced, 0) as total_bounced
        from email_campaigns c left join email_campaign_totals t on t.campaign_id = c.id
          left join contact_segments s on s.id = (c.listed_criteria->>'segmentId')::uuid;
    `);
  }

  down = forwardOnly;
}
