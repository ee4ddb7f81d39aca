import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What is taken away from a reply, such as the mail that it quotes, so that it can be looked at. */
export class LeftOutOfReplies2000000000142 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reservation_replies add column left_out text');
  }

  down = forwardOnly;
}
