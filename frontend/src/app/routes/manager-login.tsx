export { ManagerLoginPage as default } from '@/pages/manager-login';
