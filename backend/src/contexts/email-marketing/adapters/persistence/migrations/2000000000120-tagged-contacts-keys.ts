import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Adds the stored key to the view, so that lists find suppressed contacts without computing the key for each row. */
export class TaggedContactsKeys2000000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view tagged_contacts as
        select t.tag, t.contact_id as id, t.created_at, c.xmin as xmin, c.first_name, c.last_name, c.email, c.address, c.phone,
          c.date_of_birth, c.tags, c.email_opt_in, c.sms_opt_in, c.last_visit, c.total_visits, c.preferred_contact_method,
          c.notes, c.source, c.status, c.consent, c.opt_in_asked_at, c.updated_at, t.words, c.suppression_key
        from contact_tags t left join customer_contacts c on c.id = t.contact_id;
    `);
  }

  down = forwardOnly;
}
