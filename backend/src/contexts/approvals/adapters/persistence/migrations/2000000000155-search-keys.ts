import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Searches ignore accents and case. */
export class ApprovalSearchKeys2000000000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index approval_items_decided_search_key on approval_items
        using gin (search_key(title || ' ' || submitted_by) gin_trgm_ops) where status <> 'pending';
      drop index approval_items_decided_words;
    `);
  }

  down = forwardOnly;
}
