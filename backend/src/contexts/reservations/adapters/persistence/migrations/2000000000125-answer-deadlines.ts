import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The promised deadline for an answer; open requests were promised 24 hours. */
export class AnswerDeadlines2000000000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests add column answer_by timestamptz(3);
      update reservation_requests set answer_by = created_at + interval '24 hours'
        where status in ('pending', 'confirmed');
    `);
  }

  down = forwardOnly;
}
