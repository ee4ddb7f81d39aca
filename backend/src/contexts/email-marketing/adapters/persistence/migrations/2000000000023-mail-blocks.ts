import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class MailBlocks2000000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_templates add column blocks jsonb');
  }

  down = forwardOnly;
}
