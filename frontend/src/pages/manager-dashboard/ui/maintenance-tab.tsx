export { MaintenanceLogPanel as MaintenanceTab } from '@/widgets/maintenance-log';
