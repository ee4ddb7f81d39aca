import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

/** Whom, what and with which limits: the tables that every part of the context reads. */
export class EmailMarketing1000000000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customer_contacts (
        id uuid primary key,
        first_name text not null,
        last_name text not null,
        email text not null,
        address text not null generated always as (lower(email)) stored,
        phone text,
        date_of_birth text,
        tags text[] not null default '{}',
        email_opt_in boolean not null default false,
        sms_opt_in boolean not null default false,
        last_visit timestamptz(3),
        total_visits integer not null default 0,
        preferred_contact_method text not null default 'email',
        notes text,
        source text not null default 'website',
        status text not null default 'active',
        consent jsonb,
        opt_in_asked_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint customer_contacts_address unique (address),
        constraint customer_contacts_status check (status in ('active', 'inactive', 'unsubscribed')),
        constraint customer_contacts_method check (preferred_contact_method in ('email', 'phone', 'sms'))
      );
      create index customer_contacts_newest on customer_contacts (created_at desc, id desc);
      create index customer_contacts_tags on customer_contacts using gin (tags);
      create index customer_contacts_reachable on customer_contacts (id) where status = 'active' and email_opt_in;
      ${keepTally('customer_contacts', 'status')}

      create table contact_segments (
        id uuid primary key,
        name text not null,
        description text,
        tags text[] not null default '{}',
        conditions jsonb not null default '[]',
        is_active boolean not null default true,
        created_by text not null,
        created_by_role text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint contact_segments_name unique (name)
      );
      create index contact_segments_newest on contact_segments (created_at desc, id desc);

      create table email_templates (
        id uuid primary key,
        name text not null,
        category text not null,
        subject text not null,
        html_content text not null,
        text_content text,
        variables text[] not null default '{}',
        is_active boolean not null default true,
        created_by text not null,
        created_by_role text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint email_templates_category
          check (category in ('welcome', 'marketing', 'transactional', 'follow-up', 'special-offers'))
      );
      create index email_templates_newest on email_templates (created_at desc, id desc);
      create index email_templates_category_newest on email_templates (category, created_at desc, id desc);

      create table email_settings (
        id boolean primary key default true check (id),
        owner_approval_required boolean not null default false,
        sender_name text,
        sender_address text,
        postal_address text,
        per_second integer not null default 10,
        per_hour integer not null default 5000,
        per_day integer not null default 50000,
        suppression_salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
      );
      insert into email_settings default values;

      -- An address as nobody can read it back: what was erased stays known to be left alone.
      create function email_suppression_key(address text) returns bytea language sql stable parallel safe as $$
        select sha256((select suppression_salt from email_settings) || convert_to(lower(address), 'UTF8'))
      $$;
      create table email_suppressions (
        key bytea primary key,
        reason text not null,
        detail text,
        created_at timestamptz(3) not null default now(),
        constraint email_suppressions_reason check (reason in ('unsubscribed', 'bounced', 'complained'))
      );

      create table email_campaigns (
        id uuid primary key,
        name text not null,
        description text,
        subject text not null,
        html_content text not null default '',
        text_content text,
        template_id uuid,
        template_name text,
        recipient_criteria jsonb not null,
        target_segment text[] not null default '{}',
        recipient_count integer not null default 0,
        status text not null default 'draft',
        status_reason text,
        scheduled_date timestamptz(3),
        started_at timestamptz(3),
        sent_date timestamptz(3),
        approval text,
        approval_comments text,
        approved_by text,
        approved_at timestamptz(3),
        created_by text not null,
        created_by_role text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint email_campaigns_status
          check (status in ('draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled')),
        constraint email_campaigns_approval check (approval in ('approved', 'changes_requested'))
      );
      -- Apart from the campaign itself: the sending counts here, while somebody pauses it there.
      create table email_campaign_totals (
        campaign_id uuid primary key references email_campaigns on delete cascade,
        total_recipients integer not null default 0,
        total_sent integer not null default 0,
        total_opened integer not null default 0,
        total_clicked integer not null default 0,
        total_bounced integer not null default 0
      );
      create index email_campaigns_newest on email_campaigns (created_at desc, id desc);
      create index email_campaigns_status_newest on email_campaigns (status, created_at desc, id desc);
      create index email_campaigns_due on email_campaigns (scheduled_date) where status in ('scheduled', 'sending');
    `);
  }

  down = forwardOnly;
}
