import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Whether a mail came back because a server refuses us, and not its address. */
export class RefusalsOfUs2000000000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_history add column refused_us boolean not null default false');
  }

  down = forwardOnly;
}
