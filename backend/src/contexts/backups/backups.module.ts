import { Module } from '@nestjs/common';
import { BackupLog } from './backup-log.repository.js';

/** What became of each backup and test restore; `app/backup` makes them. */
@Module({ providers: [BackupLog], exports: [BackupLog] })
export class BackupsModule {}
