export { LoginPage } from './ui/login-page';
export { ChoosePasswordPage, FirstOwnerPage, ForgotPasswordPage } from './ui/password-pages';
