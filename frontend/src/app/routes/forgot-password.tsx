export { ForgotPasswordPage as default } from '@/pages/login';
