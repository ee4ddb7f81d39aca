import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Searches ignore accents and case. */
export class ContactSearchKeys2000000000153 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_contacts alter column words set expression as (search_key(
        ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')));
      update contact_tags t set words = c.words from customer_contacts c where c.id = t.contact_id and c.words <> t.words;
    `);
  }

  down = forwardOnly;
}
