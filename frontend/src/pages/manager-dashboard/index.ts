export { ManagerDashboardPage } from './ui/manager-dashboard-page';
