import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The text removed from a reply, such as the quoted email, so that staff can look at it. */
export class LeftOutOfReplies2000000000142 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reservation_replies add column left_out text');
  }

  down = forwardOnly;
}
