import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { countAdditionsByRow } from '../../../../../platform/persistence/counter-triggers.js';

export class RequestsTalliedOneByOne2000000000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countAdditionsByRow('reservation_requests', 'status'));
  }

  down = forwardOnly;
}
