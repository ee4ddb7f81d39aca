import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Searches ignore accents and case. */
export class MessageSearchKeys2000000000156 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index messages_search_key on messages
        using gin (search_key(sender_name || ' ' || subject || ' ' || content) gin_trgm_ops);
      drop index messages_words;
    `);
  }

  down = forwardOnly;
}
