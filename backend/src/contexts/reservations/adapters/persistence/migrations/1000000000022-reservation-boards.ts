import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class ReservationBoards1000000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index reservation_requests_open on reservation_requests (created_at desc, id desc)
        where status in ('pending', 'confirmed', 'declined');
      create index reservation_requests_resolved on reservation_requests (created_at desc, id desc)
        where status in ('completed', 'no-show');
      create index reservation_requests_archived on reservation_requests (created_at desc, id desc)
        where status = 'archived';
      create index reservation_requests_completed on reservation_requests (completed_at) where completed_at is not null;
      create index reservation_requests_created_at on reservation_requests (created_at);
      drop index reservation_requests_newest, reservation_requests_status_completed, reservation_requests_completed_at;
      ${keepTally('reservation_requests', 'status')}
    `);
  }

  down = forwardOnly;
}
