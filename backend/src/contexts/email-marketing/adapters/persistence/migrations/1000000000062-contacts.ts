import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class Contacts1000000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index customer_contacts_words on customer_contacts using gin (
        (first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) gin_trgm_ops
      );
      create index customer_contacts_status_newest on customer_contacts (status, created_at desc, id desc);

      -- The newest of a tag, and how many have it, without looking at all who have it.
      create table contact_tags (
        contact_id uuid not null references customer_contacts on delete cascade,
        tag text not null,
        created_at timestamptz(3) not null,
        primary key (contact_id, tag)
      );
      create index contact_tags_newest on contact_tags (tag, created_at desc, contact_id desc);
      insert into contact_tags select distinct id, unnest(tags), created_at from customer_contacts;
      ${keepTally('contact_tags', 'tag')}
      create function keep_contact_tags() returns trigger language plpgsql as $$
      begin
        delete from contact_tags where contact_id = new.id and tag <> all (new.tags);
        insert into contact_tags select new.id, tag, new.created_at from unnest(new.tags) as tag on conflict do nothing;
        return null;
      end $$;
      create trigger contact_tags_of_new after insert on customer_contacts
        for each row when (new.tags <> '{}') execute function keep_contact_tags();
      create trigger contact_tags_of_changed after update of tags on customer_contacts
        for each row when (new.tags is distinct from old.tags) execute function keep_contact_tags();
      create view tagged_contacts as
        select t.tag, t.contact_id as id, t.created_at, c.xmin as xmin, c.first_name, c.last_name, c.email, c.address, c.phone,
          c.date_of_birth, c.tags, c.email_opt_in, c.sms_opt_in, c.last_visit, c.total_visits, c.preferred_contact_method,
          c.notes, c.source, c.status, c.consent, c.opt_in_asked_at, c.updated_at
        from contact_tags t join customer_contacts c on c.id = t.contact_id;

      -- Counted by status and opt-in in place of the status alone.
      drop trigger tally_added on customer_contacts;
      drop trigger tally_changed on customer_contacts;
      drop trigger tally_removed on customer_contacts;
      drop trigger tally_emptied on customer_contacts;
      drop function tally_customer_contacts();
      delete from tallies where list = 'customer_contacts';
      ${keepTally('customer_contacts', `status || '/' || email_opt_in::text`)}

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
    `);
  }

  down = forwardOnly;
}
