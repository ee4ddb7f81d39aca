export { beginManagerDashboard } from './model/begin';
export { ManagerDashboardPage } from './ui/manager-dashboard-page';
