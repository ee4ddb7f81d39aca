export { LoginPage } from './ui/login-page';
export { ChoosePasswordPage, ForgotPasswordPage } from './ui/password-pages';
