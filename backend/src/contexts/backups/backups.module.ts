import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { BackupLog } from './backup-log.repository.js';

/** What became of each backup and test restore; `app/backup` makes them. */
@Module({ providers: [BackupLog], exports: [BackupLog] })
export class BackupsModule {
  static readonly owns: Owned = {
    entities: [],
    retention: [
      {
        job: 'remove-old-backup-runs',
        cron: '45 3 * * *',
        rows: [{ table: 'backup_runs', condition: 'began_at < $1', days: 365 }],
      },
    ],
  };
}
