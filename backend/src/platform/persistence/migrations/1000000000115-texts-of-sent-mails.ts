import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class TextsOfSentMails1000000000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update outgoing_mails set message = jsonb_build_object('subject', message->'subject') where status in ('sent', 'withdrawn');
      update idempotency_keys set headers = headers - 'set-cookie' where headers ? 'set-cookie';
    `);
  }

  down = forwardOnly;
}
