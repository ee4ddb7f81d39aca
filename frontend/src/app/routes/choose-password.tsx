export { ChoosePasswordPage as default } from '@/pages/login';
