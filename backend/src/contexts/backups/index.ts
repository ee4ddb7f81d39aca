export { BACKUP_JOB, BackupLog, type BackupResult, type BackupStatus } from './backup-log.repository.js';
export { BackupsModule } from './backups.module.js';
