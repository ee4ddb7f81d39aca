import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class QueuedMails1000000000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index outgoing_mails_queued on outgoing_mails (created_at) where status = 'queued'`);
  }

  down = forwardOnly;
}
