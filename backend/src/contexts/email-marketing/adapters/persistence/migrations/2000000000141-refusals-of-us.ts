import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Whether an email was refused because of us rather than its address. */
export class RefusalsOfUs2000000000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_history add column refused_us boolean not null default false');
  }

  down = forwardOnly;
}
