import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers } from '../../../../../platform/persistence/counter-triggers.js';

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
 * Grants processes permission to send: a number per second, evenly spaced, within the limits per 60 minutes and 24
 * hours. A grant covers only the next 200 ms, so changed settings apply immediately.
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

export class EmailMarketing2000000000012 implements MigrationInterface {
  static readonly replaces = [
    'EmailMarketing1000000000061',
    'Contacts1000000000062',
    'EmailHistory1000000000072',
    'CampaignList1000000000080',
    'EmailAutomation1000000000081',
    'EmailFigures1000000000082',
    'TagsAtOnce1000000000084',
    'ContactWords1000000000085',
    'LighterHistory1000000000086',
    'SuppressionKeys1000000000087',
    'ContactsFoundSooner1000000000092',
    'SampleOfContacts1000000000093',
    'WordsByStatus1000000000094',
    'MailsThatLeft1000000000095',
    'TagsInAnyCase1000000000098',
    'DaysFromTheTrigger1000000000099',
    'ConsentWhenFixed1000000000100',
    'LighterCampaignList1000000000101',
    'DeletedContacts1000000000110',
    'ApprovedAutomations1000000000118',
  ];

  /** In the order in which one needs the other. */
  async up(runner: QueryRunner): Promise<void> {
    await this.makeSettings(runner);
    await this.makeContacts(runner);
    await this.makeTemplates(runner);
    await this.makeCampaigns(runner);
    await this.makeSending(runner);
    await this.makeAutomations(runner);
  }

  private async makeSettings(runner: QueryRunner): Promise<void> {
    await runner.query(`
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

      -- Whether nothing leaves of an automation with this approval before the owner has said yes.
      create function waits_for_owner(approval text) returns boolean language sql stable parallel safe as $$
        select case approval when 'approved' then false when 'changes_requested' then true
          else (select owner_approval_required from email_settings) end
      $$;
    `);
  }

  private async makeContacts(runner: QueryRunner): Promise<void> {
    const statuses = ['active', 'inactive', 'unsubscribed'];
    const ofStatus = (status: string) =>
      `select id, created_at, words, tags, status from customer_contacts where status = '${status}'`;
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
        -- What contacts are found by: in small letters, each word behind a space. Making it anew for each row takes longer than
        -- looking through it.
        words text not null generated always as
          (lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))) stored,
        -- Its key among the suppressions: hashing a million addresses takes longer than counting them.
        suppression_key bytea not null,
        constraint customer_contacts_address unique (address),
        constraint customer_contacts_status check (status in ('active', 'inactive', 'unsubscribed')),
        constraint customer_contacts_method check (preferred_contact_method in ('email', 'phone', 'sms'))
      );
      -- Who looks through the newest for a name reads their words alone.
      create index customer_contacts_newest on customer_contacts (created_at desc, id desc) include (words);
      create index customer_contacts_status_newest on customer_contacts (status, created_at desc, id desc);
      create index customer_contacts_tags on customer_contacts using gin (tags);
      create index customer_contacts_reachable on customer_contacts (id) where status = 'active' and email_opt_in;
      -- One contact in sixty-four: keys are hashes, so these are contacts like any others.
      create index customer_contacts_sample on customer_contacts (suppression_key) where suppression_key < '\\x04';
      ${createCounterTriggers('customer_contacts', `status || '/' || email_opt_in::text`)}

      create function keep_suppression_key() returns trigger language plpgsql as $$
      begin
        new.suppression_key := email_suppression_key(new.email);
        return new;
      end $$;
      create trigger suppression_key before insert or update of email on customer_contacts
        for each row execute function keep_suppression_key();

      -- An index of words for each status: walking through everybody with a name takes longer than there are people of a rare status.
      ${statuses
        .map(
          (status) => `create index customer_contacts_words_${status} on customer_contacts
        using gin (words gin_trgm_ops, tags) where status = '${status}';`,
        )
        .join('\n')}
      -- Of its parts, those of other statuses are not looked at.
      create view contacts_by_status as ${statuses.map(ofStatus).join(' union all ')};
    `);
    await runner.query(`
      -- The newest of a tag, and how many have it, without looking at all who have it.
      create table contact_tags (
        contact_id uuid not null references customer_contacts on delete cascade,
        tag text not null,
        created_at timestamptz(3) not null,
        words text not null,
        primary key (contact_id, tag)
      );
      -- 'Regular' and 'regular' are one tag, found by its small letters. An index is read alone only where it holds the column itself, too.
      create index contact_tags_newest on contact_tags (lower(tag), created_at desc, contact_id desc) include (tag, words);
      create index tallies_of_tags on tallies (lower(key)) where list = 'contact_tags';
      ${createCounterTriggers('contact_tags', 'tag')}

      -- In one statement for many contacts: one for each would move the tally as often.
      create function keep_contact_tags() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into contact_tags (contact_id, tag, created_at, words)
            select id, tag, created_at, words from added, unnest(tags) as tag on conflict do nothing;
        else
          delete from contact_tags t using added join removed using (id)
            where t.contact_id = id and added.tags is distinct from removed.tags and t.tag <> all (added.tags);
          insert into contact_tags (contact_id, tag, created_at, words)
            select id, tag, added.created_at, added.words from added join removed using (id), unnest(added.tags) as tag
            where added.tags is distinct from removed.tags on conflict do nothing;
        end if;
        return null;
      end $$;
      create trigger contact_tags_of_new after insert on customer_contacts
        referencing new table as added for each statement execute function keep_contact_tags();
      create trigger contact_tags_of_changed after update on customer_contacts
        referencing old table as removed new table as added for each statement execute function keep_contact_tags();
      create function keep_contact_words() returns trigger language plpgsql as $$
      begin
        update contact_tags set words = new.words where contact_id = new.id;
        return null;
      end $$;
      create trigger contact_words_of_changed after update on customer_contacts
        for each row when (new.words <> old.words) execute function keep_contact_words();

      -- An outer join, so that looking through the words of a tag visits no contact.
      create view tagged_contacts as
        select t.tag, t.contact_id as id, t.created_at, c.xmin as xmin, c.first_name, c.last_name, c.email, c.address, c.phone,
          c.date_of_birth, c.tags, c.email_opt_in, c.sms_opt_in, c.last_visit, c.total_visits, c.preferred_contact_method,
          c.notes, c.source, c.status, c.consent, c.opt_in_asked_at, c.updated_at, t.words
        from contact_tags t left join customer_contacts c on c.id = t.contact_id;
    `);
    await runner.query(`
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

      -- What is known of each reservation's visit, by the last event that told of it: events come late, twice and out of order.
      create table contact_visits (
        reservation_id uuid primary key,
        event_id uuid not null,
        contact_id uuid references customer_contacts on delete cascade,
        visited_at timestamptz(3) not null,
        counts boolean not null
      );
      create index contact_visits_contact on contact_visits (contact_id, visited_at) where counts;

      create table contact_imports (
        id uuid primary key,
        file_name text not null,
        csv text not null,
        plan jsonb,
        status text not null default 'uploaded',
        total_rows integer not null,
        done_rows integer not null default 0,
        added integer not null default 0,
        updated integer not null default 0,
        skipped integer not null default 0,
        refused jsonb not null default '[]',
        created_by text not null,
        created_at timestamptz(3) not null default now(),
        constraint contact_imports_status check (status in ('uploaded', 'running', 'done'))
      );

      -- What the trail keeps of a contact that was deleted is found by the address, for whoever wants it erased.
      create index events_deleted_contacts on events ((payload->>'addressKey')) where type = 'contact.removed';
    `);
  }

  private async makeTemplates(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
    `);
  }

  private async makeCampaigns(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A list of campaigns says how many addresses an author's own list has, not which, and names the segment.
      create function listed_criteria(criteria jsonb) returns jsonb language sql immutable parallel safe as $$
        select case when criteria->>'type' <> 'custom' then criteria else jsonb_build_object('type', 'custom', 'count',
          (select count(distinct lower(email)) from jsonb_array_elements_text(criteria->'emails') email)) end
      $$;

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
        listed_criteria jsonb not null generated always as (listed_criteria(recipient_criteria)) stored,
        constraint email_campaigns_status
          check (status in ('draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled')),
        constraint email_campaigns_approval check (approval in ('approved', 'changes_requested'))
      );
      create index email_campaigns_newest on email_campaigns (created_at desc, id desc);
      create index email_campaigns_status_newest on email_campaigns (status, created_at desc, id desc);
      create index email_campaigns_due on email_campaigns (scheduled_date) where status in ('scheduled', 'sending');
      create index email_campaigns_started on email_campaigns (started_at desc, id desc) where started_at is not null;
      ${createCounterTriggers('email_campaigns', 'status')}

      -- Apart from the campaign itself: the sending counts here, while somebody pauses it there.
      create table email_campaign_totals (
        campaign_id uuid primary key references email_campaigns on delete cascade,
        total_recipients integer not null default 0,
        total_sent integer not null default 0,
        total_opened integer not null default 0,
        total_clicked integer not null default 0,
        total_bounced integer not null default 0,
        total_queued integer not null default 0,
        total_failed integer not null default 0
      );

      -- A campaign with its figures and its segment; its version moves with each, so that a list's ETag does.
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

  private async makeSending(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row for each mail to a contact, from the moment it is to be sent; the totals of campaigns follow from them.
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
        -- What the recipient was when it was settled that they get it, and must still be when it is handed over; null for those who are
        -- no contacts.
        was_opted_in boolean,
        was_active boolean,
        -- The automation as the mail was made from it: its updated_at.
        automation_version timestamptz(3),
        constraint email_history_recipient unique (campaign_id, address),
        constraint email_history_type check (email_type in ('campaign', 'automation', 'test', 'personal')),
        constraint email_history_status
          check (status in ('queued', 'sent', 'opened', 'clicked', 'bounced', 'unsubscribed', 'failed'))
      ) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
      -- A claim changes no indexed column, so it stays within its page.
      create index email_history_waiting on email_history (campaign_id, next_try_at, id) where status = 'queued';
      create unique index email_history_dedupe_key on email_history (dedupe_key) where dedupe_key is not null;
      create index email_history_newest on email_history (created_at desc, id desc);
      create index email_history_campaign_newest on email_history (campaign_id, created_at desc, id desc);
      create index email_history_status_newest on email_history (status, created_at desc, id desc);
      create index email_history_address on email_history (address, sent_at);
      -- What left last of a campaign lies between all others in the index of the period.
      create index email_history_campaign_left on email_history (campaign_id, sent_at desc, id desc)
        where campaign_id is not null and sent_at is not null;
      -- What the figures of a period are counted from, without the mails themselves.
      create index email_history_period on email_history (sent_at) include (campaign_id, status, opened_at, clicked_at)
        where email_type in ('campaign', 'automation') and sent_at is not null;
      ${COUNT_CAMPAIGN_MAILS}

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
      ${TAKE_SLOTS}
    `);
  }

  private async makeAutomations(runner: QueryRunner): Promise<void> {
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
        -- The owner's word on it.
        approval text,
        approval_comments text,
        approved_by text,
        approved_at timestamptz(3),
        constraint email_automation_trigger check (trigger in
          ('new_contact', 'birthday', 'visit_completed', 'inactive_customer', 'special_date', 'tag_added')),
        constraint email_automation_approval check (approval in ('approved', 'changes_requested'))
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
      ${createCounterTriggers('email_automation_runs', 'automation_id::text')}

      -- Apart from the automation itself: the sending counts here, while somebody edits it there.
      create table email_automation_totals (
        automation_id uuid primary key references email_automation on delete cascade,
        total_sent integer not null default 0
      );
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
