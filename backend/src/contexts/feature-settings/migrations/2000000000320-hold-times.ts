import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

/** Copies the stored numbers to their new names. The release before reads the old ones, which the next save drops. */
export class HoldTimes2000000000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update house_options set figures = figures || jsonb_strip_nulls(jsonb_build_object(
        'holdHours', figures -> 'keptHours', 'holdHoursNear', figures -> 'keptNear'))
      where id = 'other-times';
      update house_options set figures = figures || jsonb_strip_nulls(jsonb_build_object(
        'holdMinutes', figures -> 'keptMinutes', 'holdMinutesSameDay', figures -> 'keptOnTheDay'))
      where id = 'waiting-list';
    `);
  }

  down = forwardOnly;
}
