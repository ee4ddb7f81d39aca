export { ManagerLoginPage } from './ui/manager-login-page';
