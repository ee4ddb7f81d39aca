export { MaintenanceLogPanel } from './ui/maintenance-log-panel';
