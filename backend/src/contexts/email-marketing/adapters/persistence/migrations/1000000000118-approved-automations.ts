import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The owner's word on an automation; a mail of one names the automation as it was made from (its `updated_at`). */
export class ApprovedAutomations1000000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_automation
        add column approval text constraint email_automation_approval check (approval in ('approved', 'changes_requested')),
        add column approval_comments text,
        add column approved_by text,
        add column approved_at timestamptz(3);
      alter table email_history add column automation_version timestamptz(3);

      -- Whether nothing leaves of an automation with this approval before the owner has said yes.
      create function waits_for_owner(approval text) returns boolean language sql stable parallel safe as $$
        select case approval when 'approved' then false when 'changes_requested' then true
          else (select owner_approval_required from email_settings) end
      $$;

      drop view email_automation_list;
      create view email_automation_list as
        select a.xmin::text || '.' || coalesce(s.xmin::text, '') || '.' || triggered || '.' || waits as xmin, a.*,
          triggered as total_triggered, coalesce(s.total_sent, 0) as total_sent, waits as waits_for_owner
        from email_automation a left join email_automation_totals s on s.automation_id = a.id
          cross join lateral (select coalesce(sum(n), 0)::int as triggered from tallies
            where list = 'email_automation_runs' and key = a.id::text) t
          cross join lateral (select waits_for_owner(a.approval) as waits) w;
    `);
  }

  down = forwardOnly;
}
