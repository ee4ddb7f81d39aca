export { AdminHoursPage } from './ui/admin-hours-page';
