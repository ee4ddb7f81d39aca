import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The owner's first screen asks for those that wait longest. */
export class PendingRequests2000000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index reservation_requests_pending on reservation_requests (created_at, id) where status = 'pending'`,
    );
  }

  down = forwardOnly;
}
