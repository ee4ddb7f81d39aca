export { beginAdminDashboard } from './model/begin';
export { AdminDashboardPage } from './ui/admin-dashboard-page';
