export { AdminLoginPage as default } from '@/pages/admin-login';
