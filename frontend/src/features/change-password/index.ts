export { ChangePasswordDialog } from './ui/change-password-dialog';
