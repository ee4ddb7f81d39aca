import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class EmailAutomation1000000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_automation (
        id uuid primary key,
        name text not null,
        description text,
        trigger text not null,
        target_conditions jsonb not null default '{}',
        is_active boolean not null default true,
        -- The first mail's, as of the steps.
        delay integer not null default 0,
        template_id uuid,
        email_sequence jsonb not null,
        created_by text not null,
        created_by_role text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint email_automation_trigger check (trigger in
          ('new_contact', 'birthday', 'visit_completed', 'inactive_customer', 'special_date', 'tag_added'))
      );
      create index email_automation_newest on email_automation (created_at desc, id desc);

      -- One person on the way through one automation, once for each occasion.
      create table email_automation_runs (
        id uuid primary key default uuidv7(),
        automation_id uuid not null references email_automation on delete cascade,
        contact_id uuid not null,
        occasion text not null,
        -- Place of the next mail in the sequence, from 0.
        step integer not null default 0,
        due_at timestamptz(3) not null,
        status text not null default 'waiting',
        reason text,
        created_at timestamptz(3) not null default now(),
        constraint email_automation_runs_once unique (automation_id, contact_id, occasion),
        constraint email_automation_runs_status check (status in ('waiting', 'done', 'left'))
      );
      create index email_automation_runs_due on email_automation_runs (due_at, id) where status = 'waiting';
      create index email_automation_runs_next on email_automation_runs (automation_id, due_at, id) where status = 'waiting';
      create index email_automation_runs_contact on email_automation_runs (contact_id) where status = 'waiting';
      ${keepTally('email_automation_runs', 'automation_id::text')}

      -- Apart from the automation itself: the sending counts here, while somebody edits it there.
      create table email_automation_totals (
        automation_id uuid primary key references email_automation on delete cascade,
        total_sent integer not null default 0
      );
      create view email_automation_list as
        select a.xmin::text || '.' || coalesce(s.xmin::text, '') || '.' || triggered as xmin, a.*,
          triggered as total_triggered, coalesce(s.total_sent, 0) as total_sent
        from email_automation a left join email_automation_totals s on s.automation_id = a.id
          cross join lateral (select coalesce(sum(n), 0)::int as triggered from tallies
            where list = 'email_automation_runs' and key = a.id::text) t;
    `);
  }

  down = forwardOnly;
}
