export { StaffDashboardPage as default } from '@/pages/staff-dashboard';
