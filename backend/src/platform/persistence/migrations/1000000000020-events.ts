import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class Events1000000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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
        relayed_at timestamptz(3)
      );
      create index events_waiting on events (id) where relayed_at is null;
      create index events_subject on events (subject_type, subject_id, occurred_at desc, id desc);
      create index events_newest on events (occurred_at desc, id desc);

      -- Every listener that a running release knows; a relay of another release makes deliveries for it too.
      create table event_listeners (
        name text primary key,
        types text[] not null,
        seen_at timestamptz(3) not null
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

      -- Deliveries that the release before has left are told as events: who has heard of one knows it by its id.
      do $$ begin
        if to_regclass('pgboss.job') is not null then
          insert into events (id, type, subject_type, subject_id, payload, occurred_at)
            select distinct on (id) id, event->>'type', split_part(event->>'type', '.', 1), coalesce(event->'payload'->>'reservationId',
              event->'payload'->>'approvalItemId', event->'payload'->>'enquiryId', ''), event->'payload', (event->>'occurredAt')::timestamptz
            from (select (data->'event'->>'id')::uuid as id, data->'event' as event from pgboss.job
                  where name = 'outbox' and state in ('created', 'retry', 'active')) waiting;
          delete from pgboss.job where name = 'outbox';
        end if;
      end $$;
    `);
  }

  down = forwardOnly;
}
