import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ConfirmedVisitsByDay1000000000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index reservation_requests_confirmed_day on reservation_requests (preferred_date) where status = 'confirmed';
    `);
  }

  down = forwardOnly;
}
