import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class Platform2000000000001 implements MigrationInterface {
  static readonly replaces = [
    'Foundation1000000000001',
    'Events1000000000020',
    'Outgoing1000000000021',
    'SearchableTrail1000000000051',
    'QueuedMails1000000000058',
    'CountedRecipients1000000000059',
    'WaitingEvents1000000000090',
    'SupersededMails1000000000097',
    'TextsOfSentMails1000000000115',
    'WithheldMails1000000000116',
    'ClientErrors1000000000117',
  ];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- For every context that looks for parts of words.
      create extension if not exists pg_trgm;

      -- The answer is repeated to the letter: its status, headers and text.
      create table idempotency_keys (
        route text not null,
        caller text not null,
        key text not null,
        request_hash text not null,
        response jsonb,
        created_at timestamptz(3) not null default now(),
        status smallint,
        headers jsonb,
        body text,
        primary key (route, caller, key)
      );
      -- Pruned by age, and rows come in its order: a summary of ranges is enough and costs an insert next to nothing.
      create index idempotency_keys_age on idempotency_keys using brin (created_at);

      -- Shape given by rate-limiter-flexible: points used until expire (ms since the epoch).
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire on rate_limits (expire);

      -- How often something failed in a browser; what it was stands in the log.
      create table client_errors (
        hour timestamptz primary key,
        count integer not null
      );

      -- Ends the statement unless a row was changed that had to be as it was read.
      create function must_change(changed bigint, refusal text) returns void language plpgsql as $$
      begin
        if changed = 0 then raise exception 'nothing was changed' using errcode = refusal; end if;
      end $$;

      -- How many rows a table has of each value of one of its columns, in several parts.
      create table tallies (
        list text not null,
        key text not null,
        slot smallint not null,
        n bigint not null,
        primary key (list, key, slot)
      ) with (fillfactor = 20);
    `);
    await runner.query(`
      create table outgoing_mails (
        id uuid primary key,
        dedupe_key text not null,
        kind text not null,
        recipient text not null,
        message jsonb not null,
        status text not null default 'queued',
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz(3) not null default now(),
        sent_at timestamptz(3),
        -- One mailbox under many spellings: tags and dots do not count.
        counted_as text generated always as (
          replace(split_part(split_part(recipient, '@', 1), '+', 1), '.', '') || '@' || split_part(recipient, '@', 2)
        ) stored,
        -- What a mail is about: a later one about the same takes back those that have not left.
        thread text,
        constraint outgoing_mails_dedupe_key unique (dedupe_key),
        -- Withheld: never made, since too many like it had been asked for.
        constraint outgoing_mails_status check (status in ('queued', 'sent', 'failed', 'withdrawn', 'withheld'))
      );
      create index outgoing_mails_counted on outgoing_mails (counted_as, kind, created_at);
      create index outgoing_mails_newest_of_kind on outgoing_mails (kind, created_at desc);
      create index outgoing_mails_queued on outgoing_mails (created_at) where status = 'queued';
      create index outgoing_mails_settled on outgoing_mails (created_at) where status <> 'queued';
      create index outgoing_mails_failed on outgoing_mails (created_at) where status = 'failed';
      create index outgoing_mails_withheld on outgoing_mails (created_at) where status = 'withheld';
      create index outgoing_mails_not_left on outgoing_mails (thread) where status in ('queued', 'failed') and thread is not null;

      create table notices (
        id uuid not null,
        kind text not null,
        line jsonb not null,
        created_at timestamptz(3) not null default now(),
        mail_id uuid,
        -- One event may be news of several kinds.
        primary key (id, kind)
      );
      create index notices_waiting on notices (kind, created_at) where mail_id is null;
      create index notices_mailed on notices (created_at) where mail_id is not null;
    `);
    await runner.query(`
      -- One row for each change: told to listeners by the relay, and read as the trail.
      create table events (
        id uuid primary key,
        type text not null,
        subject_type text not null,
        subject_id text not null,
        -- id, name and role of who is signed in; null for a visitor and for the house itself
        actor jsonb,
        payload jsonb not null,
        -- {field: {before, after}}; null where the subject is new or gone
        changes jsonb,
        occurred_at timestamptz(3) not null,
        relayed_at timestamptz(3),
        -- By which name people knew the subject at that moment.
        subject_name text
      );
      create index events_waiting on events (id) where relayed_at is null;
      create index events_subject on events (subject_type, subject_id, occurred_at desc, id desc);
      create index events_newest on events (occurred_at desc, id desc);
      create index events_kind on events (subject_type, occurred_at desc, id desc);
      create index events_person on events ((actor->>'id'), occurred_at desc, id desc);
      create index events_text on events
        using gin ((coalesce(subject_name, '') || ' ' || coalesce(actor->>'name', '')) gin_trgm_ops);

      -- What nobody has passed on yet. An event itself is not touched again: each change of it would be one of all its indexes.
      create table waiting_events (id uuid primary key) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
      create function let_event_wait() returns trigger language plpgsql as $$
      begin
        insert into waiting_events (id) values (new.id);
        -- The relay of the release before looks for events without it, and finds none.
        new.relayed_at := new.occurred_at;
        return new;
      end $$;
      create trigger let_event_wait before insert on events
        for each row when (new.relayed_at is null) execute function let_event_wait();

      -- Every listener that a running release knows; a relay of another release makes deliveries for it too.
      create table event_listeners (
        name text primary key,
        types text[] not null,
        seen_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
