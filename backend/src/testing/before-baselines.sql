-- A database as the last version before the baselines left it: its schema, and a few rows of each context.
-- Written by pg_dump 15 --inserts --no-owner of a PostgreSQL 18, without the headings of pg_dump and without the queue's own schema.
-- It is never changed: databases like it come along with every later version.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.count_campaign_mails() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op = 'INSERT' then 
  insert into email_campaign_totals as t (campaign_id, total_recipients, total_queued, total_sent, total_failed, total_bounced, total_opened, total_clicked)
    select campaign_id, sum(n), coalesce(sum(n) filter (where status = 'queued'), 0),
      coalesce(sum(n) filter (where status not in ('queued', 'failed')), 0), coalesce(sum(n) filter (where status = 'failed'), 0),
      coalesce(sum(n) filter (where status = 'bounced'), 0),
      coalesce(sum(n) filter (where opened_at is not null or clicked_at is not null), 0),
      coalesce(sum(n) filter (where clicked_at is not null), 0)
    from (select added.campaign_id, added.status, added.opened_at, added.clicked_at, 1 as n from added) change
    where campaign_id in (select id from email_campaigns)
    group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set total_recipients = t.total_recipients + excluded.total_recipients, total_queued = t.total_queued + excluded.total_queued, total_sent = t.total_sent + excluded.total_sent, total_failed = t.total_failed + excluded.total_failed, total_bounced = t.total_bounced + excluded.total_bounced, total_opened = t.total_opened + excluded.total_opened, total_clicked = t.total_clicked + excluded.total_clicked;
    elsif tg_op = 'UPDATE' then 
  insert into email_campaign_totals as t (campaign_id, total_recipients, total_queued, total_sent, total_failed, total_bounced, total_opened, total_clicked)
    select campaign_id, sum(n), coalesce(sum(n) filter (where status = 'queued'), 0),
      coalesce(sum(n) filter (where status not in ('queued', 'failed')), 0), coalesce(sum(n) filter (where status = 'failed'), 0),
      coalesce(sum(n) filter (where status = 'bounced'), 0),
      coalesce(sum(n) filter (where opened_at is not null or clicked_at is not null), 0),
      coalesce(sum(n) filter (where clicked_at is not null), 0)
    from (select added.campaign_id, added.status, added.opened_at, added.clicked_at, 1 as n from added join removed using (id) where (added.status, added.opened_at, added.clicked_at) is distinct from (removed.status, removed.opened_at, removed.clicked_at)
      union all select removed.campaign_id, removed.status, removed.opened_at, removed.clicked_at, -1 as n from removed join added using (id) where (added.status, added.opened_at, added.clicked_at) is distinct from (removed.status, removed.opened_at, removed.clicked_at)) change
    where campaign_id in (select id from email_campaigns)
    group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set total_recipients = t.total_recipients + excluded.total_recipients, total_queued = t.total_queued + excluded.total_queued, total_sent = t.total_sent + excluded.total_sent, total_failed = t.total_failed + excluded.total_failed, total_bounced = t.total_bounced + excluded.total_bounced, total_opened = t.total_opened + excluded.total_opened, total_clicked = t.total_clicked + excluded.total_clicked;
    else 
  insert into email_campaign_totals as t (campaign_id, total_recipients, total_queued, total_sent, total_failed, total_bounced, total_opened, total_clicked)
    select campaign_id, sum(n), coalesce(sum(n) filter (where status = 'queued'), 0),
      coalesce(sum(n) filter (where status not in ('queued', 'failed')), 0), coalesce(sum(n) filter (where status = 'failed'), 0),
      coalesce(sum(n) filter (where status = 'bounced'), 0),
      coalesce(sum(n) filter (where opened_at is not null or clicked_at is not null), 0),
      coalesce(sum(n) filter (where clicked_at is not null), 0)
    from (select removed.campaign_id, removed.status, removed.opened_at, removed.clicked_at, -1 as n from removed) change
    where campaign_id in (select id from email_campaigns)
    group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set total_recipients = t.total_recipients + excluded.total_recipients, total_queued = t.total_queued + excluded.total_queued, total_sent = t.total_sent + excluded.total_sent, total_failed = t.total_failed + excluded.total_failed, total_bounced = t.total_bounced + excluded.total_bounced, total_opened = t.total_opened + excluded.total_opened, total_clicked = t.total_clicked + excluded.total_clicked;
    end if;
    return null;
  end $$;
CREATE FUNCTION public.email_suppression_key(address text) RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
        select sha256((select suppression_salt from email_settings) || convert_to(lower(address), 'UTF8'))
      $$;
CREATE FUNCTION public.keep_contact_tags() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.keep_contact_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update contact_tags set words = new.words where contact_id = new.id;
        return null;
      end $$;
CREATE FUNCTION public.keep_contract() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if old.status in ('signed', 'declined') or (old.text, old.text_hash) is distinct from (new.text, new.text_hash) then
          raise exception 'A saved contract keeps its text, and a decided one stays as it is.';
        end if;
        return new;
      end $$;
CREATE FUNCTION public.keep_suppression_key() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        new.suppression_key := email_suppression_key(new.email);
        return new;
      end $$;
CREATE FUNCTION public.let_event_wait() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into waiting_events (id) values (new.id);
        -- The relay of the release before looks for events without it, and finds none.
        new.relayed_at := new.occurred_at;
        return new;
      end $$;
CREATE FUNCTION public.listed_criteria(criteria jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select case when criteria->>'type' <> 'custom' then criteria else jsonb_build_object('type', 'custom', 'count',
          (select count(distinct lower(email)) from jsonb_array_elements_text(criteria->'emails') email)) end
      $$;
CREATE FUNCTION public.must_change(changed bigint, refusal text) RETURNS void
    LANGUAGE plpgsql
    AS $$
      begin
        if changed = 0 then raise exception 'nothing was changed' using errcode = refusal; end if;
      end $$;
CREATE FUNCTION public.take_email_slots(wanted integer, at timestamp with time zone) RETURNS TABLE(granted integer, after_ms double precision, apart_ms double precision)
    LANGUAGE plpgsql
    AS $$
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
  end $$;
CREATE FUNCTION public.tally_approval_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'approval_items', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'approval_items', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added union all select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'approval_items', key, pg_backend_pid() % 32, sum(n) from (select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'approval_items';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_changed_reservation_requests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      old_key text := old.status;
      new_key text := new.status;
    begin
      insert into tallies as t (list, key, slot, n)
        values ('reservation_requests', least(old_key, new_key), pg_backend_pid() % 32, case least(old_key, new_key) when new_key then 1 else -1 end), ('reservation_requests', greatest(old_key, new_key), pg_backend_pid() % 32, case greatest(old_key, new_key) when new_key then 1 else -1 end)
        on conflict (list, key, slot) do update set n = t.n + excluded.n;
      return null;
    end $$;
CREATE FUNCTION public.tally_contact_tags() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'contact_tags', key, pg_backend_pid() % 32, sum(n) from (select tag as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'contact_tags', key, pg_backend_pid() % 32, sum(n) from (select tag as key, 1 as n from added union all select tag as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'contact_tags', key, pg_backend_pid() % 32, sum(n) from (select tag as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'contact_tags';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_customer_contacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'customer_contacts', key, pg_backend_pid() % 32, sum(n) from (select status || '/' || email_opt_in::text as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'customer_contacts', key, pg_backend_pid() % 32, sum(n) from (select status || '/' || email_opt_in::text as key, 1 as n from added union all select status || '/' || email_opt_in::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'customer_contacts', key, pg_backend_pid() % 32, sum(n) from (select status || '/' || email_opt_in::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'customer_contacts';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_email_automation_runs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'email_automation_runs', key, pg_backend_pid() % 32, sum(n) from (select automation_id::text as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'email_automation_runs', key, pg_backend_pid() % 32, sum(n) from (select automation_id::text as key, 1 as n from added union all select automation_id::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'email_automation_runs', key, pg_backend_pid() % 32, sum(n) from (select automation_id::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'email_automation_runs';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_email_campaigns() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'email_campaigns', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'email_campaigns', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added union all select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'email_campaigns', key, pg_backend_pid() % 32, sum(n) from (select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'email_campaigns';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_enquiries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'enquiries', key, pg_backend_pid() % 32, sum(n) from (select kind || '/' || is_read::text as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'enquiries', key, pg_backend_pid() % 32, sum(n) from (select kind || '/' || is_read::text as key, 1 as n from added union all select kind || '/' || is_read::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'enquiries', key, pg_backend_pid() % 32, sum(n) from (select kind || '/' || is_read::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'enquiries';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_messages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'messages', key, pg_backend_pid() % 32, sum(n) from (select mailbox || case when is_archived then '/archived' when is_read then '/read' else '/unread' end as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'messages', key, pg_backend_pid() % 32, sum(n) from (select mailbox || case when is_archived then '/archived' when is_read then '/read' else '/unread' end as key, 1 as n from added union all select mailbox || case when is_archived then '/archived' when is_read then '/read' else '/unread' end as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'messages', key, pg_backend_pid() % 32, sum(n) from (select mailbox || case when is_archived then '/archived' when is_read then '/read' else '/unread' end as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'messages';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_reservation_requests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'reservation_requests', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'reservation_requests', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added union all select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'reservation_requests', key, pg_backend_pid() % 32, sum(n) from (select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'reservation_requests';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_scheduled_content() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'scheduled_content', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'scheduled_content', key, pg_backend_pid() % 32, sum(n) from (select status as key, 1 as n from added union all select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'scheduled_content', key, pg_backend_pid() % 32, sum(n) from (select status as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'scheduled_content';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.tally_staff() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    insert into tallies as t (list, key, slot, n)
      select 'staff', key, pg_backend_pid() % 32, sum(n) from (select is_active::text as key, 1 as n from added) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'UPDATE' then 
    insert into tallies as t (list, key, slot, n)
      select 'staff', key, pg_backend_pid() % 32, sum(n) from (select is_active::text as key, 1 as n from added union all select is_active::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      elsif tg_op = 'DELETE' then 
    insert into tallies as t (list, key, slot, n)
      select 'staff', key, pg_backend_pid() % 32, sum(n) from (select is_active::text as key, -1 as n from removed) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;
      else delete from tallies where list = 'staff';
      end if;
      return null;
    end $$;
CREATE FUNCTION public.waits_for_owner(approval text) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
        select case approval when 'approved' then false when 'changes_requested' then true
          else (select owner_approval_required from email_settings) end
      $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.admins (
    id uuid NOT NULL,
    email text NOT NULL,
    password text NOT NULL,
    name text NOT NULL,
    role text DEFAULT 'admin'::text NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    last_login timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    CONSTRAINT admins_role CHECK ((role = ANY (ARRAY['admin'::text, 'manager'::text])))
);
CREATE TABLE public.staff (
    id uuid NOT NULL,
    email text NOT NULL,
    password text NOT NULL,
    name text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    created_by text NOT NULL,
    last_login timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE VIEW public.accounts AS
 SELECT admins.id,
    admins.role,
    admins.email,
    admins.password,
    admins.name,
    admins.is_active,
    admins.is_demo
   FROM public.admins
UNION ALL
 SELECT staff.id,
    'staff'::text AS role,
    staff.email,
    staff.password,
    staff.name,
    staff.is_active,
    staff.is_demo
   FROM public.staff;
CREATE TABLE public.approval_items (
    id uuid NOT NULL,
    title text NOT NULL,
    description text,
    content_type text NOT NULL,
    content_data text,
    file_url text,
    status text DEFAULT 'pending'::text NOT NULL,
    admin_comments text,
    submitted_by text NOT NULL,
    reviewed_by text,
    reviewed_at timestamp(3) with time zone,
    scheduled_date timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    scheduled_content_id uuid,
    submitter_role text,
    submitter_email text,
    CONSTRAINT approval_items_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'revision_requested'::text])))
);
CREATE TABLE public.build_requirements (
    id uuid NOT NULL,
    client_requests text,
    design_preferences text,
    functionality_needs text,
    content_updates text,
    additional_features text,
    timeline text,
    budget text,
    priorities text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.client_errors (
    hour timestamp with time zone NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.consultation_responses (
    id uuid NOT NULL,
    restaurant_name text NOT NULL,
    contact_email text NOT NULL,
    contact_phone text,
    layout_preference text,
    color_scheme_preference text,
    font_preferences text,
    design_notes text,
    actual_restaurant_name text,
    menu_updates text,
    photo_requests text,
    contact_info_updates text,
    about_story_details text,
    feature_notes text,
    service_notes text,
    additional_requests text,
    budget_range text,
    timeline text,
    strategy1_feedback text,
    strategy2_feedback text,
    strategy3_feedback text,
    strategy4_feedback text,
    strategy5_feedback text,
    strategy6_feedback text,
    package_override text,
    special_deal_notes text,
    selected_services text[] DEFAULT '{}'::text[] NOT NULL,
    additional_features text[] DEFAULT '{}'::text[] NOT NULL,
    ongoing_services text[] DEFAULT '{}'::text[] NOT NULL,
    calculated_package text DEFAULT ''::text NOT NULL,
    browser_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.contact_imports (
    id uuid NOT NULL,
    file_name text NOT NULL,
    csv text NOT NULL,
    plan jsonb,
    status text DEFAULT 'uploaded'::text NOT NULL,
    total_rows integer NOT NULL,
    done_rows integer DEFAULT 0 NOT NULL,
    added integer DEFAULT 0 NOT NULL,
    updated integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    refused jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_by text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contact_imports_status CHECK ((status = ANY (ARRAY['uploaded'::text, 'running'::text, 'done'::text])))
);
CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.contact_segments (
    id uuid NOT NULL,
    name text NOT NULL,
    description text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    conditions jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_by text NOT NULL,
    created_by_role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.contact_tags (
    contact_id uuid NOT NULL,
    tag text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    words text NOT NULL
);
CREATE TABLE public.contact_visits (
    reservation_id uuid NOT NULL,
    event_id uuid NOT NULL,
    contact_id uuid,
    visited_at timestamp(3) with time zone NOT NULL,
    counts boolean NOT NULL
);
CREATE TABLE public.customer_contacts (
    id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    address text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    phone text,
    date_of_birth text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    email_opt_in boolean DEFAULT false NOT NULL,
    sms_opt_in boolean DEFAULT false NOT NULL,
    last_visit timestamp(3) with time zone,
    total_visits integer DEFAULT 0 NOT NULL,
    preferred_contact_method text DEFAULT 'email'::text NOT NULL,
    notes text,
    source text DEFAULT 'website'::text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    consent jsonb,
    opt_in_asked_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    words text GENERATED ALWAYS AS (lower((((((((' '::text || first_name) || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || regexp_replace(COALESCE(phone, ''::text), '\D'::text, ''::text, 'g'::text)))) STORED NOT NULL,
    suppression_key bytea NOT NULL,
    CONSTRAINT customer_contacts_method CHECK ((preferred_contact_method = ANY (ARRAY['email'::text, 'phone'::text, 'sms'::text]))),
    CONSTRAINT customer_contacts_status CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'unsubscribed'::text])))
);
CREATE VIEW public.contacts_by_status AS
 SELECT customer_contacts.id,
    customer_contacts.created_at,
    customer_contacts.words,
    customer_contacts.tags,
    customer_contacts.status
   FROM public.customer_contacts
  WHERE (customer_contacts.status = 'active'::text)
UNION ALL
 SELECT customer_contacts.id,
    customer_contacts.created_at,
    customer_contacts.words,
    customer_contacts.tags,
    customer_contacts.status
   FROM public.customer_contacts
  WHERE (customer_contacts.status = 'inactive'::text)
UNION ALL
 SELECT customer_contacts.id,
    customer_contacts.created_at,
    customer_contacts.words,
    customer_contacts.tags,
    customer_contacts.status
   FROM public.customer_contacts
  WHERE (customer_contacts.status = 'unsubscribed'::text);
CREATE TABLE public.contracts (
    id uuid NOT NULL,
    client_business_name text NOT NULL,
    client_contact_name text NOT NULL,
    client_email text,
    client_phone text,
    client_address text,
    selected_package text NOT NULL,
    monthly_rate text NOT NULL,
    yearly_rate text NOT NULL,
    start_date text,
    additional_services text,
    special_terms text,
    text text NOT NULL,
    text_hash text NOT NULL,
    status text DEFAULT 'saved'::text NOT NULL,
    sent_at timestamp(3) with time zone,
    reminders integer DEFAULT 0 NOT NULL,
    signature jsonb,
    decline_reason text,
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.counted_events (
    event_id uuid NOT NULL,
    day date NOT NULL
);
CREATE TABLE public.daily_visitors (
    day date NOT NULL,
    visitor bytea NOT NULL
);
CREATE TABLE public.email_automation (
    id uuid NOT NULL,
    name text NOT NULL,
    description text,
    trigger text NOT NULL,
    target_conditions jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    delay integer DEFAULT 0 NOT NULL,
    template_id uuid,
    email_sequence jsonb NOT NULL,
    created_by text NOT NULL,
    created_by_role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    approval text,
    approval_comments text,
    approved_by text,
    approved_at timestamp(3) with time zone,
    CONSTRAINT email_automation_approval CHECK ((approval = ANY (ARRAY['approved'::text, 'changes_requested'::text]))),
    CONSTRAINT email_automation_trigger CHECK ((trigger = ANY (ARRAY['new_contact'::text, 'birthday'::text, 'visit_completed'::text, 'inactive_customer'::text, 'special_date'::text, 'tag_added'::text])))
);
CREATE TABLE public.email_automation_totals (
    automation_id uuid NOT NULL,
    total_sent integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.tallies (
    list text NOT NULL,
    key text NOT NULL,
    slot smallint NOT NULL,
    n bigint NOT NULL
)
WITH (fillfactor='20');
CREATE VIEW public.email_automation_list AS
 SELECT (((((((a.xmin)::text || '.'::text) || COALESCE((s.xmin)::text, ''::text)) || '.'::text) || t.triggered) || '.'::text) || w.waits) AS xmin,
    a.id,
    a.name,
    a.description,
    a.trigger,
    a.target_conditions,
    a.is_active,
    a.delay,
    a.template_id,
    a.email_sequence,
    a.created_by,
    a.created_by_role,
    a.created_at,
    a.updated_at,
    a.approval,
    a.approval_comments,
    a.approved_by,
    a.approved_at,
    t.triggered AS total_triggered,
    COALESCE(s.total_sent, 0) AS total_sent,
    w.waits AS waits_for_owner
   FROM (((public.email_automation a
     LEFT JOIN public.email_automation_totals s ON ((s.automation_id = a.id)))
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(tallies.n), (0)::numeric))::integer AS triggered
           FROM public.tallies
          WHERE ((tallies.list = 'email_automation_runs'::text) AND (tallies.key = (a.id)::text))) t)
     CROSS JOIN LATERAL ( SELECT public.waits_for_owner(a.approval) AS waits) w);
CREATE TABLE public.email_automation_runs (
    id uuid DEFAULT uuidv7() NOT NULL,
    automation_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    occasion text NOT NULL,
    step integer DEFAULT 0 NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT email_automation_runs_status CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'left'::text])))
);
CREATE TABLE public.email_campaign_totals (
    campaign_id uuid NOT NULL,
    total_recipients integer DEFAULT 0 NOT NULL,
    total_sent integer DEFAULT 0 NOT NULL,
    total_opened integer DEFAULT 0 NOT NULL,
    total_clicked integer DEFAULT 0 NOT NULL,
    total_bounced integer DEFAULT 0 NOT NULL,
    total_queued integer DEFAULT 0 NOT NULL,
    total_failed integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.email_campaigns (
    id uuid NOT NULL,
    name text NOT NULL,
    description text,
    subject text NOT NULL,
    html_content text DEFAULT ''::text NOT NULL,
    text_content text,
    template_id uuid,
    template_name text,
    recipient_criteria jsonb NOT NULL,
    target_segment text[] DEFAULT '{}'::text[] NOT NULL,
    recipient_count integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    status_reason text,
    scheduled_date timestamp(3) with time zone,
    started_at timestamp(3) with time zone,
    sent_date timestamp(3) with time zone,
    approval text,
    approval_comments text,
    approved_by text,
    approved_at timestamp(3) with time zone,
    created_by text NOT NULL,
    created_by_role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    listed_criteria jsonb GENERATED ALWAYS AS (public.listed_criteria(recipient_criteria)) STORED NOT NULL,
    CONSTRAINT email_campaigns_approval CHECK ((approval = ANY (ARRAY['approved'::text, 'changes_requested'::text]))),
    CONSTRAINT email_campaigns_status CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'paused'::text, 'cancelled'::text])))
);
CREATE VIEW public.email_campaign_list AS
 SELECT (((((c.xmin)::text || '.'::text) || COALESCE((t.xmin)::text, ''::text)) || '.'::text) || COALESCE((s.xmin)::text, ''::text)) AS xmin,
    c.id,
    c.name,
    c.description,
    c.subject,
    c.html_content,
    c.text_content,
    c.template_id,
    c.template_name,
    c.recipient_criteria,
    c.target_segment,
    c.recipient_count,
    c.status,
    c.status_reason,
    c.scheduled_date,
    c.started_at,
    c.sent_date,
    c.approval,
    c.approval_comments,
    c.approved_by,
    c.approved_at,
    c.created_by,
    c.created_by_role,
    c.created_at,
    c.updated_at,
    c.listed_criteria,
    s.name AS segment_name,
    COALESCE(t.total_recipients, 0) AS total_recipients,
    COALESCE(t.total_sent, 0) AS total_sent,
    COALESCE(t.total_opened, 0) AS total_opened,
    COALESCE(t.total_clicked, 0) AS total_clicked,
    COALESCE(t.total_bounced, 0) AS total_bounced
   FROM ((public.email_campaigns c
     LEFT JOIN public.email_campaign_totals t ON ((t.campaign_id = c.id)))
     LEFT JOIN public.contact_segments s ON ((s.id = ((c.listed_criteria ->> 'segmentId'::text))::uuid)));
CREATE TABLE public.email_history (
    id uuid DEFAULT uuidv7() NOT NULL,
    campaign_id uuid,
    automation_run_id uuid,
    contact_id uuid,
    template_id uuid,
    dedupe_key text,
    recipient_email text NOT NULL,
    address text GENERATED ALWAYS AS (lower(recipient_email)) STORED NOT NULL,
    recipient_name text DEFAULT ''::text NOT NULL,
    subject text NOT NULL,
    html_content text,
    text_content text,
    fields jsonb,
    email_type text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    opened_at timestamp(3) with time zone,
    clicked_at timestamp(3) with time zone,
    bounced_at timestamp(3) with time zone,
    failure_reason text,
    sent_by text NOT NULL,
    sent_by_role text NOT NULL,
    sent_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    next_try_at timestamp(3) with time zone NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    first_failed_at timestamp(3) with time zone,
    claimed_by uuid,
    was_opted_in boolean,
    was_active boolean,
    automation_version timestamp(3) with time zone,
    CONSTRAINT email_history_status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'opened'::text, 'clicked'::text, 'bounced'::text, 'unsubscribed'::text, 'failed'::text]))),
    CONSTRAINT email_history_type CHECK ((email_type = ANY (ARRAY['campaign'::text, 'automation'::text, 'test'::text, 'personal'::text])))
)
WITH (fillfactor='80', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_cost_delay='0');
CREATE TABLE public.email_links (
    id uuid DEFAULT uuidv7() NOT NULL,
    campaign_id uuid,
    url text NOT NULL,
    url_hash uuid GENERATED ALWAYS AS ((md5(url))::uuid) STORED NOT NULL
);
CREATE TABLE public.email_marks (
    history_id uuid NOT NULL,
    link_id uuid,
    is_machine boolean NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    first_at timestamp(3) with time zone NOT NULL,
    last_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.email_pace (
    id boolean DEFAULT true NOT NULL,
    next_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT email_pace_id_check CHECK (id)
);
CREATE TABLE public.email_senders (
    id uuid NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.email_sendings (
    campaign_id uuid NOT NULL,
    frozen_at timestamp(3) with time zone NOT NULL,
    attended_at timestamp(3) with time zone NOT NULL,
    measured_at timestamp(3) with time zone NOT NULL,
    measured_left integer NOT NULL,
    per_minute integer
);
CREATE TABLE public.email_sent_minutes (
    minute timestamp with time zone NOT NULL,
    n integer NOT NULL
);
CREATE TABLE public.email_settings (
    id boolean DEFAULT true NOT NULL,
    owner_approval_required boolean DEFAULT false NOT NULL,
    sender_name text,
    sender_address text,
    postal_address text,
    per_second integer DEFAULT 10 NOT NULL,
    per_hour integer DEFAULT 5000 NOT NULL,
    per_day integer DEFAULT 50000 NOT NULL,
    suppression_salt bytea DEFAULT (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) NOT NULL,
    CONSTRAINT email_settings_id_check CHECK (id)
);
CREATE TABLE public.email_suppressions (
    key bytea NOT NULL,
    reason text NOT NULL,
    detail text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT email_suppressions_reason CHECK ((reason = ANY (ARRAY['unsubscribed'::text, 'bounced'::text, 'complained'::text])))
);
CREATE TABLE public.email_templates (
    id uuid NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    subject text NOT NULL,
    html_content text NOT NULL,
    text_content text,
    variables text[] DEFAULT '{}'::text[] NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_by text NOT NULL,
    created_by_role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT email_templates_category CHECK ((category = ANY (ARRAY['welcome'::text, 'marketing'::text, 'transactional'::text, 'follow-up'::text, 'special-offers'::text])))
);
CREATE TABLE public.enquiries (
    id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    data jsonb NOT NULL,
    answers jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE public.event_listeners (
    name text NOT NULL,
    types text[] NOT NULL,
    seen_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.events (
    id uuid NOT NULL,
    type text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    actor jsonb,
    payload jsonb NOT NULL,
    changes jsonb,
    occurred_at timestamp(3) with time zone NOT NULL,
    relayed_at timestamp(3) with time zone,
    subject_name text
);
CREATE TABLE public.idempotency_keys (
    route text NOT NULL,
    caller text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    response jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    status smallint,
    headers jsonb,
    body text
);
CREATE TABLE public.maintenance_logs (
    id uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    type text NOT NULL,
    status text DEFAULT 'completed'::text NOT NULL,
    performed_by text NOT NULL,
    time_spent double precision,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT maintenance_logs_type CHECK ((type = ANY (ARRAY['update'::text, 'fix'::text, 'feature'::text, 'optimization'::text])))
);
CREATE TABLE public.messages (
    id uuid NOT NULL,
    sender_type text NOT NULL,
    sender_id text NOT NULL,
    sender_name text NOT NULL,
    receiver_type text NOT NULL,
    receiver_id text NOT NULL,
    receiver_name text NOT NULL,
    subject text NOT NULL,
    content text NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    archived_at timestamp(3) with time zone,
    read_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mailbox text GENERATED ALWAYS AS (
CASE receiver_type
    WHEN 'staff'::text THEN receiver_id
    ELSE receiver_type
END) STORED NOT NULL,
    CONSTRAINT messages_archived CHECK ((is_archived = (archived_at IS NOT NULL))),
    CONSTRAINT messages_receiver_type CHECK ((receiver_type = ANY (ARRAY['admin'::text, 'manager'::text, 'staff'::text]))),
    CONSTRAINT messages_sender_type CHECK ((sender_type = ANY (ARRAY['admin'::text, 'manager'::text, 'staff'::text])))
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.notices (
    id uuid NOT NULL,
    kind text NOT NULL,
    line jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mail_id uuid
);
CREATE TABLE public.outgoing_mails (
    id uuid NOT NULL,
    dedupe_key text NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    message jsonb NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    counted_as text GENERATED ALWAYS AS (((replace(split_part(split_part(recipient, '@'::text, 1), '+'::text, 1), '.'::text, ''::text) || '@'::text) || split_part(recipient, '@'::text, 2))) STORED,
    thread text,
    CONSTRAINT outgoing_mails_status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'withdrawn'::text, 'withheld'::text])))
);
CREATE TABLE public.plan_consultations (
    id uuid NOT NULL,
    business_name text NOT NULL,
    contact_email text NOT NULL,
    contact_phone text,
    selected_tier text DEFAULT 'premium'::text NOT NULL,
    questions text,
    timeline text,
    additional_needs text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE UNLOGGED TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.reservation_requests (
    id uuid NOT NULL,
    customer_name text NOT NULL,
    customer_email text NOT NULL,
    customer_phone text,
    party_size text NOT NULL,
    preferred_date text NOT NULL,
    preferred_time text NOT NULL,
    special_requests text,
    email_opt_in boolean DEFAULT false NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    admin_notes text,
    outcome text,
    status_updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decline_reason text,
    visit_at timestamp(3) with time zone GENERATED ALWAYS AS ((make_timestamp((substr(preferred_date, 1, 4))::integer, (substr(preferred_date, 6, 2))::integer, (substr(preferred_date, 9, 2))::integer, (((split_part(preferred_time, ':'::text, 1))::integer % 12) +
CASE
    WHEN (preferred_time ~~ '%PM'::text) THEN 12
    ELSE 0
END), (substr(split_part(preferred_time, ':'::text, 2), 1, 2))::integer, (0)::double precision) AT TIME ZONE 'UTC'::text)) STORED,
    CONSTRAINT reservation_requests_outcome CHECK ((outcome = ANY (ARRAY['completed'::text, 'no-show'::text]))),
    CONSTRAINT reservation_requests_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'declined'::text, 'completed'::text, 'no-show'::text, 'archived'::text])))
);
CREATE TABLE public.scheduled_content (
    id uuid NOT NULL,
    title text NOT NULL,
    content_type text NOT NULL,
    content text NOT NULL,
    scheduled_date timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    approval_deadline timestamp(3) with time zone NOT NULL,
    priority text DEFAULT 'medium'::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    notes text,
    created_by text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    admin_comments text,
    CONSTRAINT scheduled_content_status CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'published'::text, 'rejected'::text])))
);
CREATE TABLE public.session_logins (
    session_hash bytea NOT NULL,
    role text NOT NULL,
    account_id uuid NOT NULL,
    logged_in_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    id_hash bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    used_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.site_analytics (
    id uuid NOT NULL,
    metric text NOT NULL,
    value integer NOT NULL,
    date date NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE VIEW public.tagged_contacts AS
 SELECT t.tag,
    t.contact_id AS id,
    t.created_at,
    c.xmin,
    c.first_name,
    c.last_name,
    c.email,
    c.address,
    c.phone,
    c.date_of_birth,
    c.tags,
    c.email_opt_in,
    c.sms_opt_in,
    c.last_visit,
    c.total_visits,
    c.preferred_contact_method,
    c.notes,
    c.source,
    c.status,
    c.consent,
    c.opt_in_asked_at,
    c.updated_at,
    t.words
   FROM (public.contact_tags t
     LEFT JOIN public.customer_contacts c ON ((c.id = t.contact_id)));
CREATE TABLE public.users (
    id uuid NOT NULL,
    username text NOT NULL,
    password text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.visitor_salts (
    day date NOT NULL,
    salt bytea NOT NULL
);
CREATE TABLE public.waiting_events (
    id uuid NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='2000');
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.admins VALUES ('00000000-0000-7000-8000-000000000002', 'owner@bistro.example', '$argon2id$v=19$m=19456,t=2,p=1$sVN+OaJVfIDIVGwyaFbz+Q$70HmBGqKOGNBWZEw6mSEE0tWoGC3QKpZ392G/EWMCUo', 'The Owner', 'admin', true, NULL, '2026-11-23 09:22:27.908+00', true);
INSERT INTO public.admins VALUES ('00000000-0000-7000-8000-000000000001', 'manager@bistro.example', '$argon2id$v=19$m=19456,t=2,p=1$9bdzI3gavr+NW6SYUlWBOQ$rzTG6CiPuxttx1FpmGamljvW+KFaQeS8sbn/bv+nZhQ', 'Site Manager', 'manager', true, NULL, '2026-11-23 09:22:28.009+00', true);
INSERT INTO public.approval_items VALUES ('01a207b6-cc12-759e-83c0-1bd607928178', 'A minute by the kiln', 'Made on the open studio day.', 'video', NULL, 'https://films.example/a-minute-by-the-kiln', 'revision_requested', 'The sound is missing in the second half. Would you send it again?', 'Paul Winter', 'The Owner', '2026-11-20 16:22:30.008+00', NULL, '2026-11-17 23:22:30.008+00', NULL, NULL, NULL);
INSERT INTO public.approval_items VALUES ('01a207b6-cc12-759e-83c0-0ec3435eb7e4', 'Buy a thousand followers', NULL, 'marketing', 'They are real, I promise.', NULL, 'rejected', 'No, thank you.', 'Growth Partner', 'The Owner', '2026-11-21 12:22:30.008+00', NULL, '2026-11-19 15:22:30.008+00', NULL, NULL, NULL);
INSERT INTO public.approval_items VALUES ('01a207b6-cc12-759e-83c0-019e8baa6a9b', 'Where the old city gate used to stand', 'A short history of the corner, with sources.', 'blog_post', '{"content":"<h2>The gate</h2><p>It closed at sundown, and whoever was late slept outside.</p>","tags":["history"]}', NULL, 'approved', 'Wonderful. It goes on the blog next month.', 'Ruth Ellery, ruth@history.example', 'The Owner', '2026-11-22 03:22:30.008+00', NULL, '2026-11-20 21:22:30.008+00', NULL, NULL, NULL);
INSERT INTO public.approval_items VALUES ('01a207b6-cc11-71e9-b9e3-76bdb0aabbbd', 'The fountain at seven in the morning', 'Taken from the gate, before the chairs were out. You may use it as you like.', 'image', NULL, 'https://pictures.example/fountain-at-seven.jpg', 'pending', NULL, 'Lena Ortiz <lena@pictures.example>', NULL, NULL, NULL, '2026-11-23 06:22:30.008+00', NULL, NULL, NULL);
INSERT INTO public.build_requirements VALUES ('01a207b6-cbe7-734a-94d0-c4e126431207', 'Guests ask for the menu in Spanish.', NULL, 'A way to sell gift cards.', NULL, NULL, NULL, NULL, 'The menu first, then the shop.', '2026-11-19 05:22:29.991+00');
INSERT INTO public.consultation_responses VALUES ('01a207b6-ca8d-74a6-b205-7aba7deceb1f', 'Lightkeeper Coffee', 'ada.brandt@clients.example', NULL, NULL, 'The colors of the windows: teal, amber, a little ruby.', NULL, NULL, NULL, NULL, 'The fountain in the morning.', NULL, NULL, NULL, NULL, NULL, 'Growth $1500-2000', 'Before the season begins in March', 'A code on every table, please, with the menu behind it.', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{qr-menu,google-optimization,online-ordering,hotel-partnerships,trolley-pickup}', '{"Reservation System","Photo Gallery Expansion"}', '{"SEO Optimization","Content Updates"}', 'growth', '00000000-0000-0000-0000-000000000000', '2026-11-20 21:22:29.645+00');
INSERT INTO public.contact_messages VALUES ('01a207b6-c963-7206-87a6-ef63454c71b7', 'Beatrice Long', 'beatrice.long@guests.example', '(904) 555-0132', 'Good morning,
can the courtyard be had for a christening, some twenty people, on a Saturday in spring?', '2026-11-23 07:22:29.347+00');
INSERT INTO public.contact_segments VALUES ('01a207b6-c4f8-747c-b916-c697708c8006', 'November birthdays', NULL, '{}', '[{"field": "birthdayMonth", "value": 11, "operator": "is"}]', true, 'Site Manager', 'manager', '2026-11-20 06:22:28.216+00', '2026-11-20 06:22:28.216+00');
INSERT INTO public.contact_segments VALUES ('01a207b6-c4f8-747c-b916-c2aea4b2b210', 'Wine and glass', 'For evenings under the arch', '{"Wine Evening","Glass Lovers"}', '[]', true, 'Site Manager', 'manager', '2026-11-17 03:22:28.216+00', '2026-11-17 03:22:28.216+00');
INSERT INTO public.contact_segments VALUES ('01a207b6-c4f7-773e-9dfa-a096d87303f4', 'Regulars we miss', 'Five visits and more, none for 90 days', '{}', '[{"field": "totalVisits", "value": 5, "operator": "at_least"}, {"field": "lastVisit", "value": 90, "operator": "before_days"}]', true, 'Site Manager', 'manager', '2026-11-14 07:22:28.215+00', '2026-11-14 07:22:28.215+00');
INSERT INTO public.contact_tags VALUES ('01a207b6-c4f6-7539-96e9-5154731af556', 'Wine Evening', '2026-11-17 03:22:28.214+00', ' sabine kroll sabine.kroll@guests.example ');
INSERT INTO public.contact_tags VALUES ('01a207b6-c4f2-77f7-828f-8f63a589f420', 'Wine Evening', '2026-06-14 08:22:28.21+00', ' carmen ibarra carmen.ibarra@guests.example ');
INSERT INTO public.contact_tags VALUES ('01a207b6-c4f2-77f7-828f-8f63a589f420', 'Vegan', '2026-06-14 08:22:28.21+00', ' carmen ibarra carmen.ibarra@guests.example ');
INSERT INTO public.contact_tags VALUES ('01a207b6-c4e7-7168-86a4-1cf8c514b9be', 'Wine Evening', '2026-01-21 04:22:28.199+00', ' edith blum edith.blum@guests.example ');
INSERT INTO public.contact_tags VALUES ('01a207b6-c4e7-7168-86a4-1cf8c514b9be', 'Vegan', '2026-01-21 04:22:28.199+00', ' edith blum edith.blum@guests.example ');
INSERT INTO public.contact_visits VALUES ('01a207b6-c99d-70ef-b713-cb66e2e31860', '006468ef-0e00-4f7a-97e4-f022d79ed042', '01a207b6-c4e7-7168-86a4-1cf8c514b9be', '2026-11-21 18:00:00+00', true);
INSERT INTO public.contracts VALUES ('01a207b6-cbf7-7323-a915-0446d9df9f03', 'Lightkeeper Coffee', 'Ada Brandt', 'ada.brandt@clients.example', '(904) 555-0160', '12 Harbor Street
Saint Augustine, FL 32084', 'premium', '$75', '$900', NULL, NULL, NULL, 'Website Services Agreement

1. Parties
This agreement is made between Harborlight Web Studio (the provider) and Lightkeeper Coffee (the client), represented by Ada Brandt.
The client can be reached at: 12 Harbor Street, Saint Augustine, FL 32084; ada.brandt@clients.example; (904) 555-0160. The provider can be reached at studio@harborlight.example and (904) 555-0188.

2. Services
The provider delivers the package Complete Digital Presence, which includes: Everything in Essential Presence; 2 blog posts per month; Menu and price updates whenever they are needed; Same-day priority email support.
Additional services: None.
The agreement begins on a date to be agreed.

3. Fees and payment
The fee is $75 per month. A client who pays yearly pays $900 per year in advance.
Payment is due on the 1st of the month. A late fee of $25 applies to payments that are more than 10 days past due.
Payments are non-refundable after services are rendered.

4. Working together
The client answers questions and requests for approval within 3 business days, and provides texts, pictures and access that the work needs.
The client keeps all rights to its name, its content and its data.

5. End of the agreement
Either party may end this agreement with 30 days written notice.
At the end the provider gives up to 30 days of transition help, so that the website and its data move where the client wants them.

6. Liability
The provider works with professional care. Its liability is capped at the monthly fee.
Neither party is liable for what lies outside its control.

7. Special terms
None.', '9a26974b5d4d70e2ade5674d62ae7103533aac5bc0d018fec153c87d04eb27fb', 'sent', '2026-11-22 03:22:30.007+00', 0, NULL, NULL, NULL, '2026-11-21 03:22:30.007+00');
INSERT INTO public.customer_contacts VALUES ('01a207b6-c4f6-7539-96e9-5154731af556', 'Sabine', 'Kroll', 'sabine.kroll@guests.example', DEFAULT, NULL, NULL, '{"Wine Evening"}', true, false, NULL, 0, 'email', 'Moved away; writes at Christmas.', 'website', 'inactive', '{"at": "2026-11-17T03:22:28.214Z", "how": "confirmed_link", "wording": "Yes, please send me news and offers by email."}', NULL, '2026-11-17 03:22:28.214+00', '2026-11-17 03:22:28.214+00', DEFAULT, '\xd648cced7da5c735f0c77c5f6978848b22c5670f528d44e5dffdc9c7551166d5');
INSERT INTO public.customer_contacts VALUES ('01a207b6-c4f6-7539-96e9-4cf4dfd822e1', 'Leo', 'Castellano', 'leo.castellano@guests.example', DEFAULT, NULL, NULL, '{}', false, false, NULL, 0, 'email', NULL, 'website', 'unsubscribed', NULL, NULL, '2026-11-15 08:22:28.214+00', '2026-11-22 08:22:28.214+00', DEFAULT, '\x1e4be3296eac15741408d29bcb297890acc391c15a48cbd28d77f016fd619f49');
INSERT INTO public.customer_contacts VALUES ('01a207b6-c4f6-7539-96e9-45b868a8a299', 'Gus', 'Lindqvist', 'gus.lindqvist@guests.example', DEFAULT, NULL, NULL, '{}', false, false, NULL, 0, 'email', NULL, 'Manual Entry', 'inactive', NULL, NULL, '2026-11-08 08:22:28.214+00', '2026-11-08 08:22:28.214+00', DEFAULT, '\x589758724ebc8107d20ccad85c095b018453dc48cac067206a378ee019fae976');
INSERT INTO public.customer_contacts VALUES ('01a207b6-c4f2-77f7-828f-8f63a589f420', 'Carmen', 'Ibarra', 'carmen.ibarra@guests.example', DEFAULT, NULL, NULL, '{"Wine Evening",Vegan}', false, false, NULL, 0, 'email', NULL, 'website', 'active', NULL, NULL, '2026-06-14 08:22:28.21+00', '2026-06-14 08:22:28.21+00', DEFAULT, '\x631b903d48d7a5fcdec8683ac9f6ff86a6840320cee05cf2a062dae73612fbfb');
INSERT INTO public.customer_contacts VALUES ('01a207b6-c4e7-7168-86a4-1cf8c514b9be', 'Edith', 'Blum', 'edith.blum@guests.example', DEFAULT, NULL, NULL, '{"Wine Evening",Vegan}', true, false, NULL, 0, 'email', NULL, 'website', 'active', '{"at": "2026-01-21T04:22:28.199Z", "how": "confirmed_link", "wording": "Yes, please send me news and offers by email."}', NULL, '2026-01-21 04:22:28.199+00', '2026-01-21 04:22:28.199+00', DEFAULT, '\xe5800c1f15c57d7a6b391599a1934ec47d555a892bd45b07f3ad317645baa3f5');
INSERT INTO public.email_automation VALUES ('01a207b6-c978-77c8-bda5-a12d0cbb11f4', 'After a visit', 'A thank-you on the day after', 'visit_completed', '{}', true, 1, '00000000-0000-7000-8000-0000000e0006', '[{"delayDays": 1, "templateId": "00000000-0000-7000-8000-0000000e0006", "templateName": "After your visit", "customSubject": null}]', 'Site Manager', 'manager', '2026-10-14 09:22:29.368+00', '2026-10-14 09:22:29.368+00', NULL, NULL, NULL, NULL);
INSERT INTO public.email_automation_runs VALUES ('01a207b6-c97e-7fdb-aa09-73ec8d93995c', '01a207b6-c978-77c8-bda5-a12d0cbb11f4', '01a207b6-c4e6-757c-b8ed-ce7c4d36a05d', 'sample', 1, '2026-11-22 09:22:29.368+00', 'done', NULL, '2026-11-23 09:22:29.368+00');
INSERT INTO public.email_automation_runs VALUES ('01a207b6-c97f-7a18-af8a-2e055df237be', '01a207b6-c978-77c8-bda5-a12d0cbb11f4', '01a207b6-c4f2-77f7-828f-8b61908b9afa', 'sample', 0, '2026-11-24 09:22:29.368+00', 'waiting', NULL, '2026-11-23 09:22:29.368+00');
INSERT INTO public.email_automation_totals VALUES ('01a207b6-c978-77c8-bda5-a12d0cbb11f4', 21);
INSERT INTO public.email_campaign_totals VALUES ('01a207b6-c4f8-747c-b916-c84dd0486517', 4, 4, 2, 1, 1, 0, 0);
INSERT INTO public.email_campaign_totals VALUES ('01a207b6-c963-7206-87a6-e8c0a60a2a83', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.email_campaign_totals VALUES ('01a207b6-c962-74f9-a3c4-22806ea442e4', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.email_campaign_totals VALUES ('01a207b6-c962-74f9-a3c4-1d7f5dafc56a', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.email_campaigns VALUES ('01a207b6-c4f8-747c-b916-c84dd0486517', 'A table in the courtyard', 'What is new since summer', 'This week: tomato basil, blue herons and a free table by the fountain', '<h2>What the week brings</h2>
<p>Good morning, {{firstName}}.</p>
<ul>
<li><strong>In the pot:</strong> tomato basil, until it is empty</li>
<li><strong>Out of the kiln:</strong> three herons in blue, one in green</li>
<li><strong>In the court:</strong> the jasmine has opened</li>
</ul>
<p>Thursday is our quietest day. It is a good one for a long lunch.</p>
<p><a href="http://localhost:4731/reservations" style="background-color:#e9a23b;color:#15110f;display:inline-block;font-weight:700;padding:14px 24px;text-decoration:none;border-radius:3px">Ask for a table</a></p>', NULL, '00000000-0000-7000-8000-0000000e0003', 'The week in the courtyard', '{"type": "all_opted_in"}', '{}', 46, 'sent', NULL, '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', NULL, NULL, NULL, NULL, 'Site Manager', 'manager', '2026-10-11 14:00:00+00', '2026-10-14 14:00:00+00', DEFAULT);
INSERT INTO public.email_campaigns VALUES ('01a207b6-c963-7206-87a6-e8c0a60a2a83', 'Gift cards', 'The owner wants to read it first', 'Out of the kiln: the Sun Ornament', '<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr>
<td width="50%" valign="top" style="padding:0 16px 16px 0"><img src="http://localhost:4731/pictures/merchandise-1-480.webp" alt="The Sun Ornament: twelve amber rays about a round heart" width="240" style="max-width:100%;height:auto"></td>
<td width="50%" valign="top" style="padding:0 0 16px">
<h2 style="margin:0 0 8px">Sun Ornament</h2>
<p>Twelve rays about an amber heart, seven inches across. Hang it in an east window and the floor turns gold before breakfast.</p>
<p>There are eleven of them, {{firstName}}. We keep one back for you until Saturday when you answer this mail.</p>
</td>
</tr>
</table>', 'Out of the kiln: the Sun Ornament

Twelve rays about an amber heart, seven inches across. Hang it in an east window and the floor turns gold before breakfast.

There are eleven of them, {{firstName}}. We keep one back for you until Saturday when you answer this mail.', '00000000-0000-7000-8000-0000000e0004', 'Glass of the month', '{"type": "all_opted_in"}', '{}', 42, 'draft', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Site Manager', 'manager', '2026-11-22 15:00:00+00', '2026-11-22 15:00:00+00', DEFAULT);
INSERT INTO public.email_campaigns VALUES ('01a207b6-c962-74f9-a3c4-22806ea442e4', 'A quiet January', 'Held back until the menu is settled', 'This week: tomato basil, blue herons and a free table by the fountain', '<h2>What the week brings</h2>
<p>Good morning, {{firstName}}.</p>
<ul>
<li><strong>In the pot:</strong> tomato basil, until it is empty</li>
<li><strong>Out of the kiln:</strong> three herons in blue, one in green</li>
<li><strong>In the court:</strong> the jasmine has opened</li>
</ul>
<p>Thursday is our quietest day. It is a good one for a long lunch.</p>
<p><a href="http://localhost:4731/reservations" style="background-color:#e9a23b;color:#15110f;display:inline-block;font-weight:700;padding:14px 24px;text-decoration:none;border-radius:3px">Ask for a table</a></p>', NULL, '00000000-0000-7000-8000-0000000e0003', 'The week in the courtyard', '{"type": "all_opted_in"}', '{}', 42, 'paused', NULL, '2026-11-29 15:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, 'Site Manager', 'manager', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', DEFAULT);
INSERT INTO public.email_campaigns VALUES ('01a207b6-c962-74f9-a3c4-1d7f5dafc56a', 'Lights of the season', 'Before the square is lit', 'One evening, forty candles, no electric light', '<h2>An evening by candlelight</h2>
<p>Dear {{firstName}},</p>
<p>once a year we switch off every lamp. Forty candles stand behind the glass wall, there is soup, bread and a glass of something warm, and nobody is in a hurry.</p>
<ol>
<li>Ask for a table with a word about candles</li>
<li>We answer within a day</li>
<li>Bring somebody who likes the quiet</li>
</ol>
<p><a href="http://localhost:4731/reservations" style="background-color:#e9a23b;color:#15110f;display:inline-block;font-weight:700;padding:14px 24px;text-decoration:none;border-radius:3px">Ask for a table</a></p>', NULL, '00000000-0000-7000-8000-0000000e0009', 'Candles and glass: an evening in December', '{"type": "all_opted_in"}', '{}', 42, 'scheduled', NULL, '2026-11-26 15:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, 'Site Manager', 'manager', '2026-11-21 15:00:00+00', '2026-11-21 15:00:00+00', DEFAULT);
INSERT INTO public.email_history VALUES ('01a207b6-c4f9-77d0-86f0-441208c5b9eb', '01a207b6-c4f8-747c-b916-c84dd0486517', NULL, NULL, '00000000-0000-7000-8000-0000000e0003', NULL, 'abel.quist@guests.example', DEFAULT, 'Abel Quist', 'This week: tomato basil, blue herons and a free table by the fountain', NULL, NULL, NULL, 'campaign', 'clicked', '2026-10-14 14:24:00+00', '2026-10-14 14:30:00+00', NULL, NULL, 'Site Manager', 'manager', '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.email_history VALUES ('01a207b6-c5cc-77f4-8172-2c190c5ec9a1', '01a207b6-c4f8-747c-b916-c84dd0486517', NULL, NULL, '00000000-0000-7000-8000-0000000e0003', NULL, 'bea.thornton@guests.example', DEFAULT, 'Bea Thornton', 'This week: tomato basil, blue herons and a free table by the fountain', NULL, NULL, NULL, 'campaign', 'sent', NULL, NULL, NULL, NULL, 'Site Manager', 'manager', '2026-10-14 14:00:01+00', '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.email_history VALUES ('01a207b6-c5d9-7557-a3c1-6b0d466bfbd7', '01a207b6-c4f8-747c-b916-c84dd0486517', NULL, NULL, '00000000-0000-7000-8000-0000000e0003', NULL, 'cyrus.vane@guests.example', DEFAULT, 'Cyrus Vane', 'This week: tomato basil, blue herons and a free table by the fountain', NULL, NULL, NULL, 'campaign', 'opened', '2026-10-14 16:00:02+00', NULL, NULL, NULL, 'Site Manager', 'manager', '2026-10-14 14:00:02+00', '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.email_history VALUES ('01a207b6-c64c-7680-84b8-a9c76b5e1ab8', '01a207b6-c4f8-747c-b916-c84dd0486517', NULL, NULL, '00000000-0000-7000-8000-0000000e0003', NULL, 'rhea.kapoor@guests.example', DEFAULT, 'Rhea Kapoor', 'This week: tomato basil, blue herons and a free table by the fountain', NULL, NULL, NULL, 'campaign', 'bounced', NULL, NULL, '2026-10-14 14:00:17+00', '550 5.1.1 No such mailbox', 'Site Manager', 'manager', '2026-10-14 14:00:17+00', '2026-10-14 14:00:00+00', '2026-10-14 14:00:00+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.email_pace VALUES (true, '-infinity');
INSERT INTO public.email_settings VALUES (true, false, NULL, NULL, NULL, 10, 5000, 50000, '\x38b1c1712053492c80766dffc7396c769009f647b8904b6b82e2c26f037123f8');
INSERT INTO public.email_suppressions VALUES ('\x26efcbfaf169439c145ec32fbbb64f4dea0818ff8f6fd1db8a93fb2eeada334f', 'bounced', '550 5.1.1 No such mailbox', '2026-11-23 09:22:27.743+00');
INSERT INTO public.email_suppressions VALUES ('\x1e4be3296eac15741408d29bcb297890acc391c15a48cbd28d77f016fd619f49', 'complained', NULL, '2026-11-23 09:22:27.743+00');
INSERT INTO public.email_templates VALUES ('00000000-0000-7000-8000-0000000e0005', 'Closed for the kiln', 'transactional', 'Your table: a change you should know of', '<p>Dear {{firstName}} {{lastName}},</p>
<p>the kiln gets a new lining, and for two days it will be loud and dusty in the court. Your table is safe: we seat everybody inside, under the big window.</p>
<p>If you would rather come on another day, tell us with one line. We will find a place for you.</p>', NULL, '{firstName,lastName}', true, 'The Owner', 'admin', '2026-10-27 09:22:28.171+00', '2026-10-27 09:22:28.171+00');
INSERT INTO public.enquiries VALUES ('01a207b6-c963-7206-87a6-ef63454c71b7', 'contact', 'Beatrice Long', 'beatrice.long@guests.example', '2026-11-23 07:22:29.347+00', false, '{"name": "Beatrice Long", "email": "beatrice.long@guests.example", "phone": "(904) 555-0132", "message": "Good morning,\ncan the courtyard be had for a christening, some twenty people, on a Saturday in spring?"}', '[]');
INSERT INTO public.enquiries VALUES ('01a207b6-ca8d-74a6-b205-7aba7deceb1f', 'consultation', 'Lightkeeper Coffee', 'ada.brandt@clients.example', '2026-11-20 21:22:29.645+00', true, '{"timeline": "Before the season begins in March", "budgetRange": "Growth $1500-2000", "designNotes": null, "menuUpdates": null, "contactPhone": null, "featureNotes": null, "serviceNotes": null, "photoRequests": "The fountain in the morning.", "fontPreferences": null, "ongoingServices": ["SEO Optimization", "Content Updates"], "packageOverride": null, "layoutPreference": null, "selectedServices": ["qr-menu", "google-optimization", "online-ordering", "hotel-partnerships", "trolley-pickup"], "specialDealNotes": null, "aboutStoryDetails": null, "calculatedPackage": "growth", "strategy1Feedback": "A code on every table, please, with the menu behind it.", "strategy2Feedback": null, "strategy3Feedback": null, "strategy4Feedback": null, "strategy5Feedback": null, "strategy6Feedback": null, "additionalFeatures": ["Reservation System", "Photo Gallery Expansion"], "additionalRequests": null, "contactInfoUpdates": null, "actualRestaurantName": null, "colorSchemePreference": "The colors of the windows: teal, amber, a little ruby."}', '[]');
INSERT INTO public.enquiries VALUES ('01a207b6-cbdd-74d5-a471-609e8fd5b1c0', 'plan', 'Anchor & Vine', 'paul.reyes@clients.example', '2026-11-23 02:22:29.981+00', false, '{"timeline": "As soon as possible", "questions": "Can we begin in the middle of a month?", "businessName": "Anchor & Vine", "contactEmail": "paul.reyes@clients.example", "contactPhone": "(904) 555-0118", "selectedTier": "premium", "additionalNeeds": null}', '[]');
INSERT INTO public.enquiries VALUES ('01a207b6-cbf6-778a-b62d-f1e925775be9', 'contract', 'Anchor & Vine', 'paul.reyes@clients.example', '2026-11-23 04:22:30.006+00', false, '{"textHash": "71317f5bde3d0c9c41f5fdfed27832fae51f4119e40a4f0b555af0f5681c9b71", "startDate": null, "yearlyRate": "$600", "clientEmail": "paul.reyes@clients.example", "clientPhone": "(904) 555-0160", "monthlyRate": "$50", "specialTerms": null, "clientAddress": "12 Harbor Street\nSaint Augustine, FL 32084", "selectedPackage": "essential", "clientContactName": "Paul Reyes", "additionalServices": null, "clientBusinessName": "Anchor & Vine"}', '[]');
INSERT INTO public.enquiries VALUES ('01a207b6-cbe7-734a-94d0-c4e126431207', 'requirements', '', '', '2026-11-19 05:22:29.991+00', true, '{"budget": null, "timeline": null, "priorities": "The menu first, then the shop.", "clientRequests": "Guests ask for the menu in Spanish.", "contentUpdates": null, "designPreferences": null, "additionalFeatures": null, "functionalityNeeds": "A way to sell gift cards."}', '[]');
INSERT INTO public.event_listeners VALUES ('automations-approved', '{email-automation.approved}', '2026-11-23 09:22:27.59+00');
INSERT INTO public.event_listeners VALUES ('analytics', '{reservation.requested,enquiry.received}', '2026-11-23 09:22:27.599+00');
INSERT INTO public.events VALUES ('01a207b6-c4b9-710a-8af7-7382a96e8c0b', 'staff-member.added', 'staff-member', '01a207b6-c4b7-720a-b7c8-a9c85b8b4dbf', '{"id": "00000000-0000-7000-8000-000000000000", "name": "The Owner", "role": "admin"}', '{}', NULL, '2026-04-27 09:22:28.151+00', '2026-04-27 09:22:28.151+00', 'Walter Finch');
INSERT INTO public.events VALUES ('01a207b6-c4e5-7301-8cf5-43fa9b9d968b', 'scheduled-content.returned', 'scheduled-content', '0198b5c0-0000-7000-8000-000000000021', '{"id": "00000000-0000-7000-8000-000000000000", "name": "The Owner", "role": "admin"}', '{}', '{"status": {"after": "draft", "before": "submitted"}}', '2026-11-22 01:22:28.172+00', '2026-11-22 01:22:28.172+00', 'The Table Everybody Asks For');
INSERT INTO public.events VALUES ('01a207b6-c4e2-73de-ad55-2a3c7e123b05', 'scheduled-content.rejected', 'scheduled-content', '0198b5c0-0000-7000-8000-000000000018', '{"id": "00000000-0000-7000-8000-000000000000", "name": "The Owner", "role": "admin"}', '{}', '{"status": {"after": "rejected", "before": "submitted"}}', '2026-11-18 21:00:00+00', '2026-11-18 21:00:00+00', 'Everything at half price');
INSERT INTO public.events VALUES ('01a207b6-c4e1-7106-85a4-c2930066d112', 'scheduled-content.published', 'scheduled-content', '0198b5c0-0000-7000-8000-000000000010', NULL, '{}', '{"status": {"after": "published", "before": "approved"}}', '2026-11-14 05:00:00+00', '2026-11-14 05:00:00+00', 'A Night Beside the Kiln');
INSERT INTO public.events VALUES ('01a207b6-c4e1-7106-85a4-bcf3c97c557b', 'scheduled-content.approved', 'scheduled-content', '0198b5c0-0000-7000-8000-000000000010', '{"id": "00000000-0000-7000-8000-000000000000", "name": "The Owner", "role": "admin"}', '{}', '{"status": {"after": "approved", "before": "submitted"}}', '2026-11-02 21:00:00+00', '2026-11-02 21:00:00+00', 'A Night Beside the Kiln');
INSERT INTO public.events VALUES ('01a207b6-c4e1-7106-85a4-baba2adbf8ac', 'scheduled-content.submitted', 'scheduled-content', '0198b5c0-0000-7000-8000-000000000010', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Site Manager", "role": "manager"}', '{}', '{"status": {"after": "submitted", "before": "draft"}}', '2026-11-02 18:00:00+00', '2026-11-02 18:00:00+00', 'A Night Beside the Kiln');
INSERT INTO public.events VALUES ('01a207b6-c4e1-7106-85a4-b66cced5e86d', 'scheduled-content.drafted', 'scheduled-content', '0198b5c0-0000-7000-8000-000000000010', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Site Manager", "role": "manager"}', '{}', NULL, '2026-11-02 15:00:00+00', '2026-11-02 15:00:00+00', 'A Night Beside the Kiln');
INSERT INTO public.events VALUES ('01a207b6-c4cb-749d-b9c3-00b52442fa99', 'email-template.added', 'email-template', '00000000-0000-7000-8000-0000000e0010', '{"id": "00000000-0000-7000-8000-000000000001", "name": "Site Manager", "role": "manager"}', '{}', NULL, '2026-08-19 09:22:28.171+00', '2026-08-19 09:22:28.171+00', 'Summer gazpacho');
INSERT INTO public.events VALUES ('01a207b6-ca63-7568-9964-edd75d49e57a', 'reservation.declined', 'reservation', '01a207b6-ca5a-76fb-8667-b1bbf7311e46', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Front of House", "role": "staff"}', '{}', '{"status": {"after": "declined", "before": "pending"}}', '2026-08-30 13:30:00+00', '2026-08-30 13:30:00+00', 'Jonas Whitfield');
INSERT INTO public.events VALUES ('01a207b6-ca63-7568-9964-c92d526b4700', 'reservation.archived', 'reservation', '01a207b6-ca5b-7707-92cf-df981c5320a4', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Front of House", "role": "staff"}', '{}', '{"status": {"after": "archived", "before": "completed"}}', '2026-08-29 17:30:00+00', '2026-08-29 17:30:00+00', 'Theo Lindqvist');
INSERT INTO public.events VALUES ('01a207b6-ca63-7568-9964-89aba3155023', 'reservation.missed', 'reservation', '01a207b6-ca5b-7707-92cf-ea4efc6a403e', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Front of House", "role": "staff"}', '{}', '{"status": {"after": "no-show", "before": "confirmed"}, "outcome": {"after": "no-show", "before": null}}', '2026-08-28 17:00:00+00', '2026-08-28 17:00:00+00', 'Nora Devlin');
INSERT INTO public.events VALUES ('01a207b6-ca63-7568-9964-7c5c9a41fda4', 'reservation.completed', 'reservation', '01a207b6-ca5b-7707-92cf-efc0bb86a57f', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Front of House", "role": "staff"}', '{}', '{"status": {"after": "completed", "before": "confirmed"}, "outcome": {"after": "completed", "before": null}}', '2026-08-27 18:00:00+00', '2026-08-27 18:00:00+00', 'Victor Almeida');
INSERT INTO public.events VALUES ('01a207b6-ca63-7568-9964-79073f986ff3', 'reservation.confirmed', 'reservation', '01a207b6-ca5b-7707-92cf-efc0bb86a57f', '{"id": "00000000-0000-7000-8000-000000000000", "name": "Front of House", "role": "staff"}', '{}', '{"status": {"after": "confirmed", "before": "pending"}}', '2026-08-22 15:00:00+00', '2026-08-22 15:00:00+00', 'Victor Almeida');
INSERT INTO public.events VALUES ('01a207b6-ca63-7568-9964-7468e178668e', 'reservation.requested', 'reservation', '01a207b6-ca5b-7707-92cf-efc0bb86a57f', NULL, '{}', NULL, '2026-08-22 11:00:00+00', '2026-08-22 11:00:00+00', 'Victor Almeida');
INSERT INTO public.maintenance_logs VALUES ('01a207b6-cc6a-7464-a9d0-020815ec63b9', 'Put the autumn sandwiches on the menu', 'Three new lines with prices and allergens; the summer gazpacho is off.', 'update', 'completed', 'Site Manager', 1.5, 'The owner has read the prices.', '2026-11-23 06:22:30.122+00');
INSERT INTO public.messages VALUES ('01a207b6-cc69-7041-988c-dea27c7902b7', 'admin', 'admin', 'The Owner', 'manager', 'site-manager-id', 'Site Manager', 'Re: Photos of the new window', 'Lovely. Could the third one come first? The light is best there.', true, true, '2026-11-17 07:22:30.121+00', '2026-11-17 06:22:30.121+00', '2026-11-17 05:22:30.121+00', DEFAULT);
INSERT INTO public.messages VALUES ('01a207b6-cc69-7041-988c-dbd9600c0893', 'manager', 'site-manager-id', 'Site Manager', 'admin', 'admin', 'The Owner', 'Photos of the new window', 'They are on the website now, with the names of the two glaziers below. Have a look when you find a minute.', true, true, '2026-11-17 05:22:30.121+00', '2026-11-17 04:22:30.121+00', '2026-11-17 03:22:30.121+00', DEFAULT);
INSERT INTO public.messages VALUES ('01a207b6-cc68-7767-b732-420bb5d17c51', 'admin', 'admin', 'The Owner', 'staff', '00000000-0000-7000-8000-000000000000', 'Front of House', 'New sandwich rotation', 'From tomorrow the fig and brie replaces the roast beef. Please tell guests before they ask for it.', true, true, '2026-11-16 13:22:30.121+00', '2026-11-16 12:22:30.121+00', '2026-11-16 11:22:30.121+00', DEFAULT);
INSERT INTO public.migrations VALUES (1, 1000000000001, 'Foundation1000000000001');
INSERT INTO public.migrations VALUES (2, 1000000000002, 'Accounts1000000000002');
INSERT INTO public.migrations VALUES (3, 1000000000003, 'Reservations1000000000003');
INSERT INTO public.migrations VALUES (4, 1000000000010, 'ContactMessages1000000000010');
INSERT INTO public.migrations VALUES (5, 1000000000011, 'ApprovalItems1000000000011');
INSERT INTO public.migrations VALUES (6, 1000000000012, 'SiteAnalytics1000000000012');
INSERT INTO public.migrations VALUES (7, 1000000000013, 'ScheduledContent1000000000013');
INSERT INTO public.migrations VALUES (8, 1000000000020, 'Events1000000000020');
INSERT INTO public.migrations VALUES (9, 1000000000021, 'Outgoing1000000000021');
INSERT INTO public.migrations VALUES (10, 1000000000022, 'ReservationBoards1000000000022');
INSERT INTO public.migrations VALUES (11, 1000000000023, 'CountedEvents1000000000023');
INSERT INTO public.migrations VALUES (12, 1000000000024, 'ReservationSearch1000000000024');
INSERT INTO public.migrations VALUES (13, 1000000000030, 'AccountsThatAreOff1000000000030');
INSERT INTO public.migrations VALUES (14, 1000000000040, 'StaffList1000000000040');
INSERT INTO public.migrations VALUES (15, 1000000000041, 'Messages1000000000041');
INSERT INTO public.migrations VALUES (16, 1000000000045, 'ApprovalDecisions1000000000045');
INSERT INTO public.migrations VALUES (17, 1000000000046, 'ContentSchedule1000000000046');
INSERT INTO public.migrations VALUES (18, 1000000000050, 'MaintenanceLogs1000000000050');
INSERT INTO public.migrations VALUES (19, 1000000000051, 'SearchableTrail1000000000051');
INSERT INTO public.migrations VALUES (20, 1000000000052, 'ReservationsByNamePhoneAndDay1000000000052');
INSERT INTO public.migrations VALUES (21, 1000000000053, 'AnalyticsByMetric1000000000053');
INSERT INTO public.migrations VALUES (22, 1000000000055, 'Enquiries1000000000055');
INSERT INTO public.migrations VALUES (23, 1000000000056, 'Consultation1000000000056');
INSERT INTO public.migrations VALUES (24, 1000000000057, 'Contracts1000000000057');
INSERT INTO public.migrations VALUES (25, 1000000000058, 'QueuedMails1000000000058');
INSERT INTO public.migrations VALUES (26, 1000000000059, 'CountedRecipients1000000000059');
INSERT INTO public.migrations VALUES (27, 1000000000060, 'UnreadEnquiries1000000000060');
INSERT INTO public.migrations VALUES (28, 1000000000061, 'EmailMarketing1000000000061');
INSERT INTO public.migrations VALUES (29, 1000000000062, 'Contacts1000000000062');
INSERT INTO public.migrations VALUES (30, 1000000000072, 'EmailHistory1000000000072');
INSERT INTO public.migrations VALUES (31, 1000000000080, 'CampaignList1000000000080');
INSERT INTO public.migrations VALUES (32, 1000000000081, 'EmailAutomation1000000000081');
INSERT INTO public.migrations VALUES (33, 1000000000082, 'EmailFigures1000000000082');
INSERT INTO public.migrations VALUES (34, 1000000000083, 'MachineAccounts1000000000083');
INSERT INTO public.migrations VALUES (35, 1000000000084, 'TagsAtOnce1000000000084');
INSERT INTO public.migrations VALUES (36, 1000000000085, 'ContactWords1000000000085');
INSERT INTO public.migrations VALUES (37, 1000000000086, 'LighterHistory1000000000086');
INSERT INTO public.migrations VALUES (38, 1000000000087, 'SuppressionKeys1000000000087');
INSERT INTO public.migrations VALUES (39, 1000000000090, 'WaitingEvents1000000000090');
INSERT INTO public.migrations VALUES (40, 1000000000091, 'ReservationsTalliedByRow1000000000091');
INSERT INTO public.migrations VALUES (41, 1000000000092, 'ContactsFoundSooner1000000000092');
INSERT INTO public.migrations VALUES (42, 1000000000093, 'SampleOfContacts1000000000093');
INSERT INTO public.migrations VALUES (43, 1000000000094, 'WordsByStatus1000000000094');
INSERT INTO public.migrations VALUES (44, 1000000000095, 'MailsThatLeft1000000000095');
INSERT INTO public.migrations VALUES (45, 1000000000097, 'SupersededMails1000000000097');
INSERT INTO public.migrations VALUES (46, 1000000000098, 'TagsInAnyCase1000000000098');
INSERT INTO public.migrations VALUES (47, 1000000000099, 'DaysFromTheTrigger1000000000099');
INSERT INTO public.migrations VALUES (48, 1000000000100, 'ConsentWhenFixed1000000000100');
INSERT INTO public.migrations VALUES (49, 1000000000101, 'LighterCampaignList1000000000101');
INSERT INTO public.migrations VALUES (50, 1000000000105, 'ConfirmedVisitsByDay1000000000105');
INSERT INTO public.migrations VALUES (51, 1000000000106, 'DeclineReasons1000000000106');
INSERT INTO public.migrations VALUES (52, 1000000000107, 'HistoryByVisit1000000000107');
INSERT INTO public.migrations VALUES (53, 1000000000110, 'DeletedContacts1000000000110');
INSERT INTO public.migrations VALUES (54, 1000000000115, 'TextsOfSentMails1000000000115');
INSERT INTO public.migrations VALUES (55, 1000000000116, 'WithheldMails1000000000116');
INSERT INTO public.migrations VALUES (56, 1000000000117, 'ClientErrors1000000000117');
INSERT INTO public.migrations VALUES (57, 1000000000118, 'ApprovedAutomations1000000000118');
INSERT INTO public.plan_consultations VALUES ('01a207b6-cbdd-74d5-a471-609e8fd5b1c0', 'Anchor & Vine', 'paul.reyes@clients.example', '(904) 555-0118', 'premium', 'Can we begin in the middle of a month?', 'As soon as possible', NULL, '2026-11-23 02:22:29.981+00');
INSERT INTO public.reservation_requests VALUES ('01a207b6-ca5b-7707-92cf-f14e0367363a', 'Marcus Bell', 'marcus.bell@guests.example', '(904) 555-0113', '1', '2026-11-24', '1:00 PM', 'It is our tenth anniversary.', false, 'pending', NULL, NULL, '2026-11-23 08:22:29.595+00', NULL, '2026-11-23 08:22:29.595+00', NULL, DEFAULT);
INSERT INTO public.reservation_requests VALUES ('01a207b6-ca5c-7136-b63d-d81a2426715a', 'Elena Castillo', 'elena.castillo@guests.example', NULL, '6', '2026-11-24', '12:00 PM', NULL, false, 'confirmed', NULL, NULL, '2026-11-23 08:22:29.595+00', NULL, '2026-11-23 05:22:29.595+00', NULL, DEFAULT);
INSERT INTO public.reservation_requests VALUES ('01a207b6-c99d-70ef-b713-cb66e2e31860', 'Amelia Hart', 'amelia.hart@guests.example', '(904) 555-0110', '2', '2026-11-21', '12:00 PM', 'A quiet corner near the fountain, please.', false, 'completed', NULL, 'completed', '2026-11-21 18:00:00+00', '2026-11-21 18:00:00+00', '2026-11-20 11:00:00+00', NULL, DEFAULT);
INSERT INTO public.reservation_requests VALUES ('01a207b6-c99e-72d8-abe8-66258f504ca9', 'Theo Lindqvist', 'theo.lindqvist@guests.example', '(904) 555-0115', '3', '2026-11-19', '11:30 AM', 'We come with a stroller.', false, 'archived', NULL, 'completed', '2026-11-19 18:30:00+00', '2026-11-19 17:30:00+00', '2026-11-18 10:30:00+00', NULL, DEFAULT);
INSERT INTO public.reservation_requests VALUES ('01a207b6-c99e-72d8-abe8-63a4c10e6ae4', 'Elena Castillo', 'elena.castillo@guests.example', NULL, '6', '2026-11-20', '12:00 PM', NULL, false, 'declined', NULL, NULL, '2026-11-15 16:00:00+00', NULL, '2026-11-15 11:00:00+00', NULL, DEFAULT);
INSERT INTO public.reservation_requests VALUES ('01a207b6-c99f-711d-be60-13365626dc1c', 'Samuel Okafor', 'samuel.okafor@guests.example', NULL, '8', '2026-11-17', '2:00 PM', 'Nut allergy: one guest.', false, 'no-show', NULL, 'no-show', '2026-11-17 20:00:00+00', '2026-11-17 20:00:00+00', '2026-11-14 13:00:00+00', NULL, DEFAULT);
INSERT INTO public.scheduled_content VALUES ('0198b5c0-0000-7000-8000-000000000020', 'Music under the arch', 'event', 'A guitar, a violin and the fountain, from noon to two.', '2026-12-03 05:00:00+00', 'draft', '2026-11-24 05:00:00+00', 'medium', '{event}', NULL, 'Site Manager', '2026-11-20 19:22:28.172+00', '2026-11-20 19:22:28.172+00', NULL);
INSERT INTO public.scheduled_content VALUES ('0198b5c0-0000-7000-8000-000000000018', 'Everything at half price', 'promotion', 'One day only: the whole menu at half the price.', '2026-11-30 05:00:00+00', 'rejected', '2026-11-27 05:00:00+00', 'medium', '{}', NULL, 'Site Manager', '2026-11-18 15:00:00+00', '2026-11-18 21:00:00+00', 'We would be eaten empty by noon.');
INSERT INTO public.scheduled_content VALUES ('0198b5c0-0000-7000-8000-000000000017', 'Glass demonstration in the courtyard', 'event', '<p>At noon by the fountain: from the rod to the finished bird. Free for everybody who has lunch with us.</p>', '2026-11-29 05:00:00+00', 'submitted', '2026-11-26 05:00:00+00', 'high', '{}', NULL, 'Site Manager', '2026-11-17 15:00:00+00', '2026-11-17 18:00:00+00', NULL);
INSERT INTO public.scheduled_content VALUES ('0198b5c0-0000-7000-8000-000000000014', 'Saturday is long: open until five', 'social_media', 'A reminder for late risers: on Saturdays the courtyard is yours until 5 PM.', '2026-11-24 05:00:00+00', 'approved', '2026-11-21 05:00:00+00', 'medium', '{}', NULL, 'Site Manager', '2026-11-12 15:00:00+00', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.scheduled_content VALUES ('0198b5c0-0000-7000-8000-000000000012', 'Soup of the week: tomato and orange', 'menu_update', 'From Monday: tomato soup with orange and basil, with a slice of the dark bread.', '2026-11-21 05:00:00+00', 'published', '2026-11-18 05:00:00+00', 'low', '{}', NULL, 'Site Manager', '2026-11-09 15:00:00+00', '2026-11-21 05:00:00+00', NULL);
INSERT INTO public.site_analytics VALUES ('01a207b6-cc14-75e7-82ad-866f5117e1c6', 'page_views', 9, '2026-11-23', '{"path": "/"}', '2026-11-23 09:22:27.743+00');
INSERT INTO public.site_analytics VALUES ('01a207b6-cc14-75e7-82ad-8bd81cc0eece', 'page_views', 4, '2026-11-23', '{"path": "/", "referrerHost": "www.google.com"}', '2026-11-23 09:22:27.743+00');
INSERT INTO public.site_analytics VALUES ('01a207b6-cc14-75e7-82ad-8c215465cdeb', 'page_views', 2, '2026-11-23', '{"path": "/", "referrerHost": "www.instagram.com"}', '2026-11-23 09:22:27.743+00');
INSERT INTO public.site_analytics VALUES ('01a207b6-cc14-75e7-82ad-92a6cf7ec733', 'page_views', 5, '2026-11-23', '{"path": "/reservations"}', '2026-11-23 09:22:27.743+00');
INSERT INTO public.site_analytics VALUES ('01a207b6-cc14-75e7-82ad-96dd0aa134cd', 'page_views', 1, '2026-11-23', '{"path": "/reservations", "referrerHost": "maps.google.com"}', '2026-11-23 09:22:27.743+00');
INSERT INTO public.site_analytics VALUES ('01a207b6-cc14-75e7-82ad-99517fde10f8', 'page_views', 2, '2026-11-23', '{"path": "/blog"}', '2026-11-23 09:22:27.743+00');
INSERT INTO public.staff VALUES ('00000000-0000-7000-8000-000000000000', 'staff@bistro.example', '$argon2id$v=19$m=19456,t=2,p=1$1QotcvfDD0Zvh1XF8a6+TA$cdz4yrUa72tVVmEZZ5hPLj382dJOaQ0w6LUT7TxZuq8', 'Front of House', true, true, 'The Owner', NULL, '2026-11-23 09:22:28.086+00');
INSERT INTO public.tallies VALUES ('email_campaigns', 'draft', 0, 1);
INSERT INTO public.tallies VALUES ('approval_items', 'approved', 0, 1);
INSERT INTO public.tallies VALUES ('approval_items', 'pending', 0, 1);
INSERT INTO public.tallies VALUES ('approval_items', 'rejected', 0, 1);
INSERT INTO public.tallies VALUES ('approval_items', 'revision_requested', 0, 1);
INSERT INTO public.tallies VALUES ('contact_tags', 'Vegan', 0, 2);
INSERT INTO public.tallies VALUES ('contact_tags', 'Wine Evening', 0, 3);
INSERT INTO public.tallies VALUES ('customer_contacts', 'active/false', 0, 1);
INSERT INTO public.tallies VALUES ('customer_contacts', 'active/true', 0, 1);
INSERT INTO public.tallies VALUES ('customer_contacts', 'inactive/false', 0, 1);
INSERT INTO public.tallies VALUES ('customer_contacts', 'inactive/true', 0, 1);
INSERT INTO public.tallies VALUES ('customer_contacts', 'unsubscribed/false', 0, 1);
INSERT INTO public.tallies VALUES ('email_automation_runs', '01a207b6-c978-77c8-bda5-a12d0cbb11f4', 0, 2);
INSERT INTO public.tallies VALUES ('email_campaigns', 'paused', 0, 1);
INSERT INTO public.tallies VALUES ('email_campaigns', 'scheduled', 0, 1);
INSERT INTO public.tallies VALUES ('email_campaigns', 'sent', 0, 1);
INSERT INTO public.tallies VALUES ('enquiries', 'consultation/true', 0, 1);
INSERT INTO public.tallies VALUES ('enquiries', 'contact/false', 0, 1);
INSERT INTO public.tallies VALUES ('enquiries', 'contract/false', 0, 1);
INSERT INTO public.tallies VALUES ('enquiries', 'plan/false', 0, 1);
INSERT INTO public.tallies VALUES ('enquiries', 'requirements/true', 0, 1);
INSERT INTO public.tallies VALUES ('messages', '00000000-0000-7000-8000-000000000000/archived', 0, 1);
INSERT INTO public.tallies VALUES ('messages', 'admin/archived', 0, 1);
INSERT INTO public.tallies VALUES ('messages', 'manager/archived', 0, 1);
INSERT INTO public.tallies VALUES ('reservation_requests', 'archived', 0, 1);
INSERT INTO public.tallies VALUES ('reservation_requests', 'completed', 0, 1);
INSERT INTO public.tallies VALUES ('reservation_requests', 'confirmed', 0, 1);
INSERT INTO public.tallies VALUES ('reservation_requests', 'declined', 0, 1);
INSERT INTO public.tallies VALUES ('reservation_requests', 'no-show', 0, 1);
INSERT INTO public.tallies VALUES ('reservation_requests', 'pending', 0, 1);
INSERT INTO public.tallies VALUES ('scheduled_content', 'approved', 0, 1);
INSERT INTO public.tallies VALUES ('scheduled_content', 'draft', 0, 1);
INSERT INTO public.tallies VALUES ('scheduled_content', 'published', 0, 1);
INSERT INTO public.tallies VALUES ('scheduled_content', 'rejected', 0, 1);
INSERT INTO public.tallies VALUES ('scheduled_content', 'submitted', 0, 1);
INSERT INTO public.tallies VALUES ('staff', 'true', 0, 1);
INSERT INTO public.users VALUES ('0198a000-0000-7000-8000-000000000001', 'gift-shop', 'not-a-hash', '2026-11-01 12:00:00+00');
SELECT pg_catalog.setval('public.migrations_id_seq', 57, true);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.approval_items
    ADD CONSTRAINT approval_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.build_requirements
    ADD CONSTRAINT build_requirements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_errors
    ADD CONSTRAINT client_errors_pkey PRIMARY KEY (hour);
ALTER TABLE ONLY public.consultation_responses
    ADD CONSTRAINT consultation_responses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_imports
    ADD CONSTRAINT contact_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_segments
    ADD CONSTRAINT contact_segments_name UNIQUE (name);
ALTER TABLE ONLY public.contact_segments
    ADD CONSTRAINT contact_segments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_tags
    ADD CONSTRAINT contact_tags_pkey PRIMARY KEY (contact_id, tag);
ALTER TABLE ONLY public.contact_visits
    ADD CONSTRAINT contact_visits_pkey PRIMARY KEY (reservation_id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.counted_events
    ADD CONSTRAINT counted_events_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.customer_contacts
    ADD CONSTRAINT customer_contacts_address UNIQUE (address);
ALTER TABLE ONLY public.customer_contacts
    ADD CONSTRAINT customer_contacts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.daily_visitors
    ADD CONSTRAINT daily_visitors_pkey PRIMARY KEY (day, visitor);
ALTER TABLE ONLY public.email_automation
    ADD CONSTRAINT email_automation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_automation_runs
    ADD CONSTRAINT email_automation_runs_once UNIQUE (automation_id, contact_id, occasion);
ALTER TABLE ONLY public.email_automation_runs
    ADD CONSTRAINT email_automation_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_automation_totals
    ADD CONSTRAINT email_automation_totals_pkey PRIMARY KEY (automation_id);
ALTER TABLE ONLY public.email_campaign_totals
    ADD CONSTRAINT email_campaign_totals_pkey PRIMARY KEY (campaign_id);
ALTER TABLE ONLY public.email_campaigns
    ADD CONSTRAINT email_campaigns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_history
    ADD CONSTRAINT email_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_history
    ADD CONSTRAINT email_history_recipient UNIQUE (campaign_id, address);
ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_url UNIQUE NULLS NOT DISTINCT (campaign_id, url_hash);
ALTER TABLE ONLY public.email_marks
    ADD CONSTRAINT email_marks_once UNIQUE NULLS NOT DISTINCT (history_id, link_id, is_machine);
ALTER TABLE ONLY public.email_pace
    ADD CONSTRAINT email_pace_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_senders
    ADD CONSTRAINT email_senders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_sendings
    ADD CONSTRAINT email_sendings_pkey PRIMARY KEY (campaign_id);
ALTER TABLE ONLY public.email_sent_minutes
    ADD CONSTRAINT email_sent_minutes_pkey PRIMARY KEY (minute);
ALTER TABLE ONLY public.email_settings
    ADD CONSTRAINT email_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_suppressions
    ADD CONSTRAINT email_suppressions_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.email_templates
    ADD CONSTRAINT email_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_listeners
    ADD CONSTRAINT event_listeners_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (route, caller, key);
ALTER TABLE ONLY public.maintenance_logs
    ADD CONSTRAINT maintenance_logs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id, kind);
ALTER TABLE ONLY public.outgoing_mails
    ADD CONSTRAINT outgoing_mails_dedupe_key UNIQUE (dedupe_key);
ALTER TABLE ONLY public.outgoing_mails
    ADD CONSTRAINT outgoing_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plan_consultations
    ADD CONSTRAINT plan_consultations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.reservation_requests
    ADD CONSTRAINT reservation_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scheduled_content
    ADD CONSTRAINT scheduled_content_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_logins
    ADD CONSTRAINT session_logins_pkey PRIMARY KEY (session_hash, role);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.site_analytics
    ADD CONSTRAINT site_analytics_count UNIQUE (date, metric, metadata);
ALTER TABLE ONLY public.site_analytics
    ADD CONSTRAINT site_analytics_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (list, key, slot);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visitor_salts
    ADD CONSTRAINT visitor_salts_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.waiting_events
    ADD CONSTRAINT waiting_events_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX admins_email ON public.admins USING btree (lower(email));
CREATE INDEX approval_items_decided ON public.approval_items USING btree (reviewed_at DESC, id DESC) WHERE (status <> 'pending'::text);
CREATE INDEX approval_items_decided_words ON public.approval_items USING gin ((((title || ' '::text) || submitted_by)) public.gin_trgm_ops) WHERE (status <> 'pending'::text);
CREATE INDEX approval_items_newest ON public.approval_items USING btree (created_at DESC, id DESC);
CREATE INDEX approval_items_of_manager ON public.approval_items USING btree (created_at DESC, id DESC) WHERE (submitter_role = 'manager'::text);
CREATE INDEX approval_items_pending ON public.approval_items USING btree (created_at DESC, id DESC) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX approval_items_waits_once ON public.approval_items USING btree (scheduled_content_id) WHERE (status = 'pending'::text);
CREATE INDEX consultation_responses_newest ON public.consultation_responses USING btree (created_at DESC, id DESC);
CREATE INDEX consultation_responses_of_browser ON public.consultation_responses USING btree (browser_id, created_at DESC, id DESC);
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC, id DESC);
CREATE INDEX contact_segments_newest ON public.contact_segments USING btree (created_at DESC, id DESC);
CREATE INDEX contact_tags_newest ON public.contact_tags USING btree (lower(tag), created_at DESC, contact_id DESC) INCLUDE (tag, words);
CREATE INDEX contact_visits_contact ON public.contact_visits USING btree (contact_id, visited_at) WHERE counts;
CREATE INDEX contracts_open ON public.contracts USING btree (sent_at) WHERE (status = 'sent'::text);
CREATE INDEX counted_events_day ON public.counted_events USING btree (day);
CREATE INDEX customer_contacts_newest ON public.customer_contacts USING btree (created_at DESC, id DESC) INCLUDE (words);
CREATE INDEX customer_contacts_reachable ON public.customer_contacts USING btree (id) WHERE ((status = 'active'::text) AND email_opt_in);
CREATE INDEX customer_contacts_sample ON public.customer_contacts USING btree (suppression_key) WHERE (suppression_key < '\x04'::bytea);
CREATE INDEX customer_contacts_status_newest ON public.customer_contacts USING btree (status, created_at DESC, id DESC);
CREATE INDEX customer_contacts_tags ON public.customer_contacts USING gin (tags);
CREATE INDEX customer_contacts_words_active ON public.customer_contacts USING gin (words public.gin_trgm_ops, tags) WHERE (status = 'active'::text);
CREATE INDEX customer_contacts_words_inactive ON public.customer_contacts USING gin (words public.gin_trgm_ops, tags) WHERE (status = 'inactive'::text);
CREATE INDEX customer_contacts_words_unsubscribed ON public.customer_contacts USING gin (words public.gin_trgm_ops, tags) WHERE (status = 'unsubscribed'::text);
CREATE INDEX email_automation_newest ON public.email_automation USING btree (created_at DESC, id DESC);
CREATE INDEX email_automation_runs_contact ON public.email_automation_runs USING btree (contact_id) WHERE (status = 'waiting'::text);
CREATE INDEX email_automation_runs_due ON public.email_automation_runs USING btree (due_at, id) WHERE (status = 'waiting'::text);
CREATE INDEX email_automation_runs_next ON public.email_automation_runs USING btree (automation_id, due_at, id) WHERE (status = 'waiting'::text);
CREATE INDEX email_campaigns_due ON public.email_campaigns USING btree (scheduled_date) WHERE (status = ANY (ARRAY['scheduled'::text, 'sending'::text]));
CREATE INDEX email_campaigns_newest ON public.email_campaigns USING btree (created_at DESC, id DESC);
CREATE INDEX email_campaigns_started ON public.email_campaigns USING btree (started_at DESC, id DESC) WHERE (started_at IS NOT NULL);
CREATE INDEX email_campaigns_status_newest ON public.email_campaigns USING btree (status, created_at DESC, id DESC);
CREATE INDEX email_history_address ON public.email_history USING btree (address, sent_at);
CREATE INDEX email_history_campaign_left ON public.email_history USING btree (campaign_id, sent_at DESC, id DESC) WHERE ((campaign_id IS NOT NULL) AND (sent_at IS NOT NULL));
CREATE INDEX email_history_campaign_newest ON public.email_history USING btree (campaign_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX email_history_dedupe_key ON public.email_history USING btree (dedupe_key) WHERE (dedupe_key IS NOT NULL);
CREATE INDEX email_history_newest ON public.email_history USING btree (created_at DESC, id DESC);
CREATE INDEX email_history_period ON public.email_history USING btree (sent_at) INCLUDE (campaign_id, status, opened_at, clicked_at) WHERE ((email_type = ANY (ARRAY['campaign'::text, 'automation'::text])) AND (sent_at IS NOT NULL));
CREATE INDEX email_history_status_newest ON public.email_history USING btree (status, created_at DESC, id DESC);
CREATE INDEX email_history_waiting ON public.email_history USING btree (campaign_id, next_try_at, id) WHERE (status = 'queued'::text);
CREATE INDEX email_marks_link ON public.email_marks USING btree (link_id) WHERE (link_id IS NOT NULL);
CREATE INDEX email_templates_category_newest ON public.email_templates USING btree (category, created_at DESC, id DESC);
CREATE INDEX email_templates_newest ON public.email_templates USING btree (created_at DESC, id DESC);
CREATE INDEX enquiries_newest ON public.enquiries USING btree (created_at DESC, id DESC);
CREATE INDEX enquiries_newest_of_kind ON public.enquiries USING btree (kind, created_at DESC, id DESC);
CREATE INDEX enquiries_unread ON public.enquiries USING btree (created_at DESC, id DESC) WHERE (NOT is_read);
CREATE INDEX enquiries_words ON public.enquiries USING gin ((((((name || ' '::text) || email) || ' '::text) || (data)::text)) public.gin_trgm_ops);
CREATE INDEX events_deleted_contacts ON public.events USING btree (((payload ->> 'addressKey'::text))) WHERE (type = 'contact.removed'::text);
CREATE INDEX events_kind ON public.events USING btree (subject_type, occurred_at DESC, id DESC);
CREATE INDEX events_newest ON public.events USING btree (occurred_at DESC, id DESC);
CREATE INDEX events_person ON public.events USING btree (((actor ->> 'id'::text)), occurred_at DESC, id DESC);
CREATE INDEX events_subject ON public.events USING btree (subject_type, subject_id, occurred_at DESC, id DESC);
CREATE INDEX events_text ON public.events USING gin ((((COALESCE(subject_name, ''::text) || ' '::text) || COALESCE((actor ->> 'name'::text), ''::text))) public.gin_trgm_ops);
CREATE INDEX events_waiting ON public.events USING btree (id) WHERE (relayed_at IS NULL);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING brin (created_at);
CREATE INDEX maintenance_logs_newest ON public.maintenance_logs USING btree (created_at DESC, id DESC);
CREATE INDEX messages_archive ON public.messages USING btree (mailbox, archived_at DESC, id DESC) WHERE is_archived;
CREATE INDEX messages_inbox ON public.messages USING btree (mailbox, created_at DESC, id DESC) WHERE (NOT is_archived);
CREATE INDEX notices_mailed ON public.notices USING btree (created_at) WHERE (mail_id IS NOT NULL);
CREATE INDEX notices_waiting ON public.notices USING btree (kind, created_at) WHERE (mail_id IS NULL);
CREATE INDEX outgoing_mails_counted ON public.outgoing_mails USING btree (counted_as, kind, created_at);
CREATE INDEX outgoing_mails_failed ON public.outgoing_mails USING btree (created_at) WHERE (status = 'failed'::text);
CREATE INDEX outgoing_mails_newest_of_kind ON public.outgoing_mails USING btree (kind, created_at DESC);
CREATE INDEX outgoing_mails_not_left ON public.outgoing_mails USING btree (thread) WHERE ((status = ANY (ARRAY['queued'::text, 'failed'::text])) AND (thread IS NOT NULL));
CREATE INDEX outgoing_mails_queued ON public.outgoing_mails USING btree (created_at) WHERE (status = 'queued'::text);
CREATE INDEX outgoing_mails_settled ON public.outgoing_mails USING btree (created_at) WHERE (status <> 'queued'::text);
CREATE INDEX outgoing_mails_withheld ON public.outgoing_mails USING btree (created_at) WHERE (status = 'withheld'::text);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
CREATE INDEX reservation_requests_archived ON public.reservation_requests USING btree (visit_at DESC, id DESC) WHERE (status = 'archived'::text);
CREATE INDEX reservation_requests_completed ON public.reservation_requests USING btree (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX reservation_requests_confirmed_day ON public.reservation_requests USING btree (preferred_date) WHERE (status = 'confirmed'::text);
CREATE INDEX reservation_requests_created_at ON public.reservation_requests USING btree (created_at);
CREATE INDEX reservation_requests_open ON public.reservation_requests USING btree (created_at DESC, id DESC) WHERE (status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'declined'::text]));
CREATE INDEX reservation_requests_past_day ON public.reservation_requests USING btree (preferred_date, visit_at DESC, id DESC) WHERE (status = ANY (ARRAY['completed'::text, 'no-show'::text, 'archived'::text]));
CREATE INDEX reservation_requests_past_guest ON public.reservation_requests USING gin ((((((customer_name || ' '::text) || customer_email) || ' '::text) || regexp_replace(COALESCE(customer_phone, ''::text), '\D'::text, ''::text, 'g'::text))) public.gin_trgm_ops) WHERE (status = ANY (ARRAY['completed'::text, 'no-show'::text, 'archived'::text]));
CREATE INDEX reservation_requests_resolved ON public.reservation_requests USING btree (visit_at DESC, id DESC) WHERE (status = ANY (ARRAY['completed'::text, 'no-show'::text]));
CREATE INDEX scheduled_content_date ON public.scheduled_content USING btree (scheduled_date DESC, id DESC);
CREATE INDEX scheduled_content_deadline ON public.scheduled_content USING btree (approval_deadline DESC, id DESC) WHERE (status = 'draft'::text);
CREATE INDEX scheduled_content_due ON public.scheduled_content USING btree (scheduled_date) WHERE (status = 'approved'::text);
CREATE INDEX scheduled_content_newest ON public.scheduled_content USING btree (created_at DESC, id DESC);
CREATE INDEX scheduled_content_published ON public.scheduled_content USING btree (content_type, scheduled_date DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX session_logins_account ON public.session_logins USING btree (account_id);
CREATE INDEX sessions_used_at ON public.sessions USING btree (used_at);
CREATE INDEX site_analytics_metric ON public.site_analytics USING btree (metric, date) INCLUDE (value);
CREATE INDEX staff_active_by_name ON public.staff USING btree (lower(name), id) WHERE is_active;
CREATE UNIQUE INDEX staff_email ON public.staff USING btree (lower(email));
CREATE INDEX staff_newest ON public.staff USING btree (created_at DESC, id DESC);
CREATE INDEX tallies_of_tags ON public.tallies USING btree (lower(key)) WHERE (list = 'contact_tags'::text);
CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));
CREATE TRIGGER contact_tags_of_changed AFTER UPDATE ON public.customer_contacts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.keep_contact_tags();
CREATE TRIGGER contact_tags_of_new AFTER INSERT ON public.customer_contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.keep_contact_tags();
CREATE TRIGGER contact_words_of_changed AFTER UPDATE ON public.customer_contacts FOR EACH ROW WHEN ((new.words <> old.words)) EXECUTE FUNCTION public.keep_contact_words();
CREATE TRIGGER contract_kept BEFORE UPDATE ON public.contracts FOR EACH ROW EXECUTE FUNCTION public.keep_contract();
CREATE TRIGGER counted_added AFTER INSERT ON public.email_history REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_campaign_mails();
CREATE TRIGGER counted_changed AFTER UPDATE ON public.email_history REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_campaign_mails();
CREATE TRIGGER counted_removed AFTER DELETE ON public.email_history REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_campaign_mails();
CREATE TRIGGER let_event_wait BEFORE INSERT ON public.events FOR EACH ROW WHEN ((new.relayed_at IS NULL)) EXECUTE FUNCTION public.let_event_wait();
CREATE TRIGGER suppression_key BEFORE INSERT OR UPDATE OF email ON public.customer_contacts FOR EACH ROW EXECUTE FUNCTION public.keep_suppression_key();
CREATE TRIGGER tally_added AFTER INSERT ON public.approval_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_approval_items();
CREATE TRIGGER tally_added AFTER INSERT ON public.contact_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_contact_tags();
CREATE TRIGGER tally_added AFTER INSERT ON public.customer_contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_customer_contacts();
CREATE TRIGGER tally_added AFTER INSERT ON public.email_automation_runs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_automation_runs();
CREATE TRIGGER tally_added AFTER INSERT ON public.email_campaigns REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_campaigns();
CREATE TRIGGER tally_added AFTER INSERT ON public.enquiries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_enquiries();
CREATE TRIGGER tally_added AFTER INSERT ON public.messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_messages();
CREATE TRIGGER tally_added AFTER INSERT ON public.reservation_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_reservation_requests();
CREATE TRIGGER tally_added AFTER INSERT ON public.scheduled_content REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_scheduled_content();
CREATE TRIGGER tally_added AFTER INSERT ON public.staff REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_staff();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.approval_items REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_approval_items();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.contact_tags REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_contact_tags();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.customer_contacts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_customer_contacts();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.email_automation_runs REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_automation_runs();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.email_campaigns REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_campaigns();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.enquiries REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_enquiries();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.messages REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_messages();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.reservation_requests FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.tally_changed_reservation_requests();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.scheduled_content REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_scheduled_content();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.staff REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.tally_staff();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.approval_items FOR EACH STATEMENT EXECUTE FUNCTION public.tally_approval_items();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.contact_tags FOR EACH STATEMENT EXECUTE FUNCTION public.tally_contact_tags();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.customer_contacts FOR EACH STATEMENT EXECUTE FUNCTION public.tally_customer_contacts();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.email_automation_runs FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_automation_runs();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.email_campaigns FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_campaigns();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.enquiries FOR EACH STATEMENT EXECUTE FUNCTION public.tally_enquiries();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.messages FOR EACH STATEMENT EXECUTE FUNCTION public.tally_messages();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.reservation_requests FOR EACH STATEMENT EXECUTE FUNCTION public.tally_reservation_requests();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.scheduled_content FOR EACH STATEMENT EXECUTE FUNCTION public.tally_scheduled_content();
CREATE TRIGGER tally_emptied AFTER TRUNCATE ON public.staff FOR EACH STATEMENT EXECUTE FUNCTION public.tally_staff();
CREATE TRIGGER tally_removed AFTER DELETE ON public.approval_items REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_approval_items();
CREATE TRIGGER tally_removed AFTER DELETE ON public.contact_tags REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_contact_tags();
CREATE TRIGGER tally_removed AFTER DELETE ON public.customer_contacts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_customer_contacts();
CREATE TRIGGER tally_removed AFTER DELETE ON public.email_automation_runs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_automation_runs();
CREATE TRIGGER tally_removed AFTER DELETE ON public.email_campaigns REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_email_campaigns();
CREATE TRIGGER tally_removed AFTER DELETE ON public.enquiries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_enquiries();
CREATE TRIGGER tally_removed AFTER DELETE ON public.messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_messages();
CREATE TRIGGER tally_removed AFTER DELETE ON public.reservation_requests REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_reservation_requests();
CREATE TRIGGER tally_removed AFTER DELETE ON public.scheduled_content REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_scheduled_content();
CREATE TRIGGER tally_removed AFTER DELETE ON public.staff REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.tally_staff();
ALTER TABLE ONLY public.contact_tags
    ADD CONSTRAINT contact_tags_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES public.customer_contacts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_visits
    ADD CONSTRAINT contact_visits_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES public.customer_contacts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.daily_visitors
    ADD CONSTRAINT daily_visitors_day_fkey FOREIGN KEY (day) REFERENCES public.visitor_salts(day) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_automation_runs
    ADD CONSTRAINT email_automation_runs_automation_id_fkey FOREIGN KEY (automation_id) REFERENCES public.email_automation(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_automation_totals
    ADD CONSTRAINT email_automation_totals_automation_id_fkey FOREIGN KEY (automation_id) REFERENCES public.email_automation(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_campaign_totals
    ADD CONSTRAINT email_campaign_totals_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.email_campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_logins
    ADD CONSTRAINT session_logins_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES public.sessions(id_hash) ON DELETE CASCADE;
