export { ManagerDashboardPage as default } from '@/pages/manager-dashboard';
