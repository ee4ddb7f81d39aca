import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Searches ignore accents and case. */
export class EnquirySearchKeys2000000000157 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index enquiries_search_key on enquiries
        using gin (search_key(name || ' ' || email || ' ' || data::text) gin_trgm_ops);
      drop index enquiries_words;
    `);
  }

  down = forwardOnly;
}
