import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class MessageWords2000000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index messages_words on messages using gin ((sender_name || ' ' || subject || ' ' || content) gin_trgm_ops)`,
    );
  }

  down = forwardOnly;
}
