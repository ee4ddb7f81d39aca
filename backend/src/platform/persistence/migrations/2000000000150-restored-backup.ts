import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** Also used by `npm run restore` for backups from before this migration. */
export const CREATE_RESTORED_BACKUP = `create table if not exists restored_backup (
  -- At most one row.
  id boolean primary key default true constraint restored_backup_id check (id),
  -- When the backup was made, and when it was restored.
  backed_up_at timestamptz(3) not null,
  restored_at timestamptz(3) not null
)`;

/** While it has a row, nothing is sent and no job runs, because the owner has not checked the restored data yet. */
export class RestoredBackup2000000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_RESTORED_BACKUP);
  }

  down = forwardOnly;
}
