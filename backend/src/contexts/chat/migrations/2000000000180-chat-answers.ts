import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class ChatAnswers2000000000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat_answers (
        id text primary key,
        reply text not null,
        created_by text not null,
        updated_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
