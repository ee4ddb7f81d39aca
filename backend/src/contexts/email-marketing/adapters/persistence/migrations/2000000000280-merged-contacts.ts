import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The last nine digits, which are the same with and without the country code. */
const PHONE_KEY = `case when length(regexp_replace(phone, '\\D', '', 'g')) >= 7
  then right(regexp_replace(phone, '\\D', '', 'g'), 9) end`;

/** Mail servers ignore what follows a plus, and Gmail also ignores dots. */
const MAILBOX = `split_part(split_part(lower(email), '@', 1), '+', 1)`;
const EMAIL_KEY = `case when ${MAILBOX} = '' then null
  when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com') then replace(${MAILBOX}, '.', '') || '@gmail.com'
  else ${MAILBOX} || '@' || split_part(lower(email), '@', 2) end`;

const NAME_KEY = `case when btrim(first_name) <> '' and btrim(last_name) <> ''
  then search_key(btrim(first_name) || ' ' || btrim(last_name)) end`;

export class MergedContacts2000000000280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Empty without other addresses, so that the stored words of existing contacts stay the same.
      create function words_of_addresses(addresses text[]) returns text language sql immutable parallel safe as $$
        select coalesce(string_agg(' ' || address, ''), '') from unnest(addresses) as address
      $$;

      -- One rewrite of the table for all columns.
      alter table customer_contacts
        add column other_addresses text[] not null default '{}',
        add column phone_key text generated always as (${PHONE_KEY}) stored,
        add column email_key text generated always as (${EMAIL_KEY}) stored,
        add column name_key text collate "C" generated always as (${NAME_KEY}) stored;
      alter table customer_contacts alter column words set expression as (search_key(
        ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')
        || words_of_addresses(other_addresses)));

      create index customer_contacts_other_addresses on customer_contacts using gin (other_addresses);
      create index customer_contacts_phone_key on customer_contacts (phone_key, name_key, id) where phone_key is not null;
      create index customer_contacts_email_key on customer_contacts (email_key, id) where email_key is not null;
      create index customer_contacts_name_key on customer_contacts (name_key, date_of_birth, id) where name_key is not null;

      create or replace view tagged_contacts as
        select t.tag, t.contact_id as id, t.created_at, c.xmin as xmin, c.first_name, c.last_name, c.email, c.address, c.phone,
          c.date_of_birth, c.tags, c.email_opt_in, c.sms_opt_in, c.last_visit, c.total_visits, c.preferred_contact_method,
          c.notes, c.source, c.status, c.consent, c.opt_in_asked_at, c.updated_at, t.words, c.suppression_key, c.other_addresses
        from contact_tags t left join customer_contacts c on c.id = t.contact_id;

      create table contact_merges (
        id uuid primary key,
        primary_id uuid not null,
        merged_id uuid not null,
        -- The primary contact before and after, and the merged one: undoing restores them.
        primary_before jsonb not null,
        primary_after jsonb not null,
        merged jsonb not null,
        -- Reservations whose visits moved.
        visits uuid[] not null,
        -- Contacts that are not the same person as the merged one, and therefore not as the primary one.
        dismissed uuid[] not null,
        merged_by text not null,
        merged_at timestamptz(3) not null,
        undone_at timestamptz(3)
      );
      create index contact_merges_newest on contact_merges (merged_at desc, id desc);
      create index contact_merges_merged on contact_merges (merged_id);

      -- Pairs that someone has called two people; the smaller id comes first.
      create table contact_distinctions (
        one uuid not null,
        other uuid not null,
        decided_by text not null,
        decided_at timestamptz(3) not null,
        primary key (one, other),
        constraint contact_distinctions_order check (one < other)
      );
      create index contact_distinctions_other on contact_distinctions (other);

      -- Where a run came from: undoing a merge returns it.
      alter table email_automation_runs add column moved_from uuid;
      create index email_automation_runs_moved on email_automation_runs (moved_from) where moved_from is not null;
    `);
  }

  down = forwardOnly;
}
