import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What the figures of a period are counted from, without the mails themselves. */
export class EmailFigures1000000000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index email_history_period on email_history (sent_at) include (campaign_id, status, opened_at, clicked_at)
        where email_type in ('campaign', 'automation') and sent_at is not null;
    `);
  }

  down = forwardOnly;
}
