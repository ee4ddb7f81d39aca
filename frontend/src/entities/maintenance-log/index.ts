export { type MaintenanceLog, maintenanceLogQueries } from './api/maintenance-log.queries';
export { maintenanceTypes, typeLabel } from './model/maintenance-type';
export { maintenanceLogWords } from './model/activity-words';
