import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class OfferedTimes2000000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column offered_times jsonb,
        add column offered_until timestamptz(3),
        add constraint reservation_requests_offer check (
          (offered_until is null) = (offered_times is null) and (offered_until is null or status = 'pending'));
      create index reservation_requests_offered on reservation_requests (offered_until) where offered_until is not null;
    `);
  }

  down = forwardOnly;
}
