export { AddMaintenanceLogForm } from './ui/add-maintenance-log-form';
