export { beginStaffDashboard } from './model/begin';
export { StaffDashboardPage } from './ui/staff-dashboard-page';
