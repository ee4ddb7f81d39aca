export { beginManagerDashboard, ManagerDashboardPage } from './ui/manager-dashboard-page';
