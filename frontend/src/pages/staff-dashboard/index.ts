export { beginStaffDashboard, StaffDashboardPage } from './ui/staff-dashboard-page';
