import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The owner's first screen asks whose deadline is next. */
export class SubmittedDeadlines2000000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index scheduled_content_submitted on scheduled_content (approval_deadline, id) where status = 'submitted'`,
    );
  }

  down = forwardOnly;
}
