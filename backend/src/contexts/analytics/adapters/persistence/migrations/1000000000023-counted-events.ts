import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class CountedEvents1000000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index counted_events_day on counted_events (day)');
  }

  down = forwardOnly;
}
