import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { tallyChangesByRow } from '../../../../../platform/persistence/tally.js';

export class ReservationsTalliedByRow1000000000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tallyChangesByRow('reservation_requests', 'status'));
  }

  down = forwardOnly;
}
