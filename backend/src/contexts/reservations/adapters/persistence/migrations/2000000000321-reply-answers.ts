import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What staff wrote back to a guest, and whether the text message was sent. */
export class ReplyAnswers2000000000321 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reservation_replies add column answer text, add column answered_at timestamptz(3),
      add column answered_by text, add column is_answer_sent boolean`);
  }

  down = forwardOnly;
}
