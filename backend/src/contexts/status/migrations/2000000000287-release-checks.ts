import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class ReleaseChecks2000000000287 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table release_checks (
        is_only boolean primary key default true check (is_only),
        source text not null,
        etag text,
        releases jsonb not null,
        checked_at timestamptz(3) not null,
        answered_at timestamptz(3),
        failure text
      );
    `);
  }

  down = forwardOnly;
}
