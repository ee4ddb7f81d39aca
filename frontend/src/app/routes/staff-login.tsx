export { StaffLoginPage as default } from '@/pages/staff-login';
