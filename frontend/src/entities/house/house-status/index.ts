export { type BackupStatus, houseStatusQueries, type Status } from './api/house-status.queries';
