export { StaffDashboardPage } from './ui/staff-dashboard-page';
