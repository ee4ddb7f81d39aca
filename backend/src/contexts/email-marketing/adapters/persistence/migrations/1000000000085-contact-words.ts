import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What contacts are found by, kept with them: making it anew for each row took longer than looking through it. */
export class ContactWords1000000000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_contacts add column words text not null generated always as
        (first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) stored;
      drop index customer_contacts_words;
      create index customer_contacts_words on customer_contacts using gin (words gin_trgm_ops);
      create or replace view tagged_contacts as
        select t.tag, t.contact_id as id, t.created_at, c.xmin as xmin, c.first_name, c.last_name, c.email, c.address, c.phone,
          c.date_of_birth, c.tags, c.email_opt_in, c.sms_opt_in, c.last_visit, c.total_visits, c.preferred_contact_method,
          c.notes, c.source, c.status, c.consent, c.opt_in_asked_at, c.updated_at, c.words
        from contact_tags t join customer_contacts c on c.id = t.contact_id;
    `);
  }

  down = forwardOnly;
}
