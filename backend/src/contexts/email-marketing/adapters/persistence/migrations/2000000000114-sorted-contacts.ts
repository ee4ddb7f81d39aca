import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

const STATUSES = ['active', 'inactive', 'unsubscribed'];
const ofStatus = (status: string) =>
  `select id, created_at, words, tags, status, sort_name, last_name, address, last_visit, total_visits
   from customer_contacts where status = '${status}'`;

/** Contacts are sorted by what their table shows. */
export class SortedContacts2000000000114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Last name first, in small letters and without accents, so that É stands beside E in a database of any locale. What lies
      -- behind a hundred letters decides nothing.
      alter table customer_contacts add column sort_name text collate "C" not null generated always as
        (left(regexp_replace(normalize(lower(last_name || ' ' || first_name), nfd), '[\u0300-\u036f]', '', 'g'), 100)) stored;

      -- One for each direction, where some have no value: they come last in both.
      create index customer_contacts_name on customer_contacts
        (status, (case last_name when '' then '1' else '0' end || sort_name), id);
      create index customer_contacts_name_down on customer_contacts
        (status, (case last_name when '' then '0' else '1' end || sort_name), id);
      create index customer_contacts_last_visit on customer_contacts
        (status, coalesce(last_visit, '2999-12-31T00:00:00Z'::timestamptz), id);
      create index customer_contacts_last_visit_down on customer_contacts
        (status, coalesce(last_visit, '1000-01-01T00:00:00Z'::timestamptz), id);
      create index customer_contacts_email on customer_contacts (status, (address collate "C"), id);
      create index customer_contacts_visits on customer_contacts (status, total_visits, id);

      create or replace view contacts_by_status as ${STATUSES.map(ofStatus).join(' union all ')};
    `);
  }

  down = forwardOnly;
}
