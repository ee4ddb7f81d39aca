export { type BackupStatus, houseStatusQueries, type RestoredBackup, type Status } from './api/house-status.queries';
