export { AdminDashboardPage as default } from '@/pages/admin-dashboard';
