import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

const FIGURES = ['recipients', 'queued', 'sent', 'failed', 'bounced', 'opened', 'clicked'].map(
  (figure) => `total_${figure}`,
);

/** Adds what the changes make to the totals of their campaigns, in the statement that makes them. */
const count = (changes: string) => `
  insert into email_campaign_totals as t (campaign_id, ${FIGURES.join(', ')})
    select campaign_id, sum(n), coalesce(sum(n) filter (where status = 'queued'), 0),
      coalesce(sum(n) filter (where status not in ('queued', 'failed')), 0), coalesce(sum(n) filter (where status = 'failed'), 0),
      coalesce(sum(n) filter (where status = 'bounced'), 0),
      coalesce(sum(n) filter (where opened_at is not null or clicked_at is not null), 0),
      coalesce(sum(n) filter (where clicked_at is not null), 0)
    from (${changes}) change
    where campaign_id in (select id from email_campaigns)
    group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set ${FIGURES.map((figure) => `${figure} = t.${figure} + excluded.${figure}`).join(', ')};`;

const row = (of: string, n: number) =>
  `select ${of}.campaign_id, ${of}.status, ${of}.opened_at, ${of}.clicked_at, ${String(n)} as n from ${of}`;
/** A claim changes none of these. */
const moved =
  'where (added.status, added.opened_at, added.clicked_at) is distinct from (removed.status, removed.opened_at, removed.clicked_at)';

const COUNT_CAMPAIGN_MAILS = `
  create function count_campaign_mails() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${count(row('added', 1))}
    elsif tg_op = 'UPDATE' then ${count(`${row('added', 1)} join removed using (id) ${moved}
      union all ${row('removed', -1)} join added using (id) ${moved}`)}
    else ${count(row('removed', -1))}
    end if;
    return null;
  end $$;
  create trigger counted_added after insert on email_history
    referencing new table as added for each statement execute function count_campaign_mails();
  create trigger counted_changed after update on email_history
    referencing old table as removed new table as added for each statement execute function count_campaign_mails();
  create trigger counted_removed after delete on email_history
    referencing old table as removed for each statement execute function count_campaign_mails();`;

/**
 * Grants mails the right to leave, to whichever process asks: so many a second, evenly, and no more than the limits of every 60 minutes and
 * 24 hours have room for. A grant reaches a fifth of a second ahead, so settings that change are obeyed at once.
 */
const TAKE_SLOTS = `
  create function take_email_slots(wanted integer, at timestamptz)
  returns table (granted integer, after_ms float8, apart_ms float8) language plpgsql as $$
  declare
    limits email_settings;
    begins timestamptz;
  begin
    select next_at into begins from email_pace for update;
    select * into limits from email_settings;
    select greatest(0, least(wanted, greatest(1, limits.per_second / 5), limits.per_day - coalesce(sum(n), 0),
        limits.per_hour - coalesce(sum(n) filter (where minute > at - interval '61 minutes'), 0)))::integer
      into granted from email_sent_minutes where minute > at - interval '24 hours 1 minute';
    apart_ms := 1000.0 / greatest(1, limits.per_second);
    begins := greatest(begins, clock_timestamp());
    after_ms := extract(epoch from begins - clock_timestamp()) * 1000;
    if granted > 0 then
      update email_pace set next_at = begins + granted * apart_ms * interval '1 millisecond';
      insert into email_sent_minutes as s values (date_trunc('minute', at), granted)
        on conflict (minute) do update set n = s.n + excluded.n;
    end if;
    return next;
  end $$;`;

/** One row for each mail to a contact, from the moment it is to be sent; the totals of campaigns follow from them. */
export class EmailHistory1000000000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_history (
        id uuid primary key default uuidv7(),
        campaign_id uuid,
        automation_run_id uuid,
        contact_id uuid,
        template_id uuid,
        dedupe_key text,
        recipient_email text not null,
        address text not null generated always as (lower(recipient_email)) stored,
        recipient_name text not null default '',
        subject text not null,
        html_content text,
        text_content text,
        fields jsonb,
        email_type text not null,
        status text not null default 'queued',
        opened_at timestamptz(3),
        clicked_at timestamptz(3),
        bounced_at timestamptz(3),
        failure_reason text,
        sent_by text not null,
        sent_by_role text not null,
        sent_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        next_try_at timestamptz(3) not null,
        attempts smallint not null default 0,
        first_failed_at timestamptz(3),
        claimed_by uuid,
        constraint email_history_recipient unique (campaign_id, address),
        constraint email_history_dedupe_key unique (dedupe_key),
        constraint email_history_type check (email_type in ('campaign', 'automation', 'test', 'personal')),
        constraint email_history_status
          check (status in ('queued', 'sent', 'opened', 'clicked', 'bounced', 'unsubscribed', 'failed'))
      ) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
      -- A claim changes no indexed column, so it stays within its page.
      create index email_history_waiting on email_history (campaign_id, next_try_at, id) where status = 'queued';
      create index email_history_newest on email_history (created_at desc, id desc);
      create index email_history_campaign_newest on email_history (campaign_id, created_at desc, id desc);
      create index email_history_status_newest on email_history (status, created_at desc, id desc);
      create index email_history_address on email_history (address, sent_at);
      create index email_history_contact on email_history (contact_id) where contact_id is not null;

      -- Processes that send: whoever was not seen for a while has left its mails to the others.
      create table email_senders (id uuid primary key, seen_at timestamptz not null);

      -- How a campaign's sending goes on.
      create table email_sendings (
        campaign_id uuid primary key,
        frozen_at timestamptz(3) not null,
        attended_at timestamptz(3) not null,
        measured_at timestamptz(3) not null,
        measured_left integer not null,
        per_minute integer
      );

      create table email_links (
        id uuid primary key default uuidv7(),
        campaign_id uuid,
        url text not null,
        url_hash uuid not null generated always as (md5(url)::uuid) stored,
        constraint email_links_url unique nulls not distinct (campaign_id, url_hash)
      );

      -- Openings (without a link) and clicks, those of programs apart; repeated ones are counted.
      create table email_marks (
        history_id uuid not null,
        link_id uuid,
        is_machine boolean not null,
        times integer not null default 1,
        first_at timestamptz(3) not null,
        last_at timestamptz(3) not null,
        constraint email_marks_once unique nulls not distinct (history_id, link_id, is_machine)
      );
      create index email_marks_link on email_marks (link_id) where link_id is not null;

      -- What left in each minute, and when the next mail may leave: limits that hold over all processes.
      create table email_sent_minutes (minute timestamptz primary key, n integer not null);
      create table email_pace (id boolean primary key default true check (id), next_at timestamptz not null default '-infinity');
      insert into email_pace default values;

      alter table email_campaign_totals
        add column total_queued integer not null default 0,
        add column total_failed integer not null default 0;

      ${COUNT_CAMPAIGN_MAILS}
      ${TAKE_SLOTS}
    `);
  }

  down = forwardOnly;
}
