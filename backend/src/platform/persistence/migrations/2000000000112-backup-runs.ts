import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** Results of backups and of attempts to restore one. */
export class BackupRuns2000000000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_runs (
        id uuid primary key,
        what text not null constraint backup_runs_what check (what in ('backup', 'proof')),
        began_at timestamptz(3) not null,
        took_ms int not null,
        -- Why it failed, in a sentence; null when it went well.
        failure text,
        -- Of the copy that was made or restored.
        file text,
        made_at timestamptz(3),
        requests int,
        newest_event_at timestamptz(3)
      );
      create index backup_runs_began on backup_runs (what, began_at desc);
    `);
  }

  down = forwardOnly;
}
