export { ResetPasswordDialog } from './ui/reset-password-dialog';
