import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** An index for the requests that have waited longest, on the owner's first screen. */
export class PendingRequests2000000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index reservation_requests_pending on reservation_requests (created_at, id) where status = 'pending'`,
    );
  }

  down = forwardOnly;
}
