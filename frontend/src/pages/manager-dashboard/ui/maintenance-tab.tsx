export { MaintenanceLogPanel as MaintenanceTab } from '@/widgets/house/maintenance-log';
