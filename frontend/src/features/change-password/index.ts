export { ChangePasswordDialog } from './ui/change-password-dialog';
export { ChooseOwnPassword } from './ui/choose-own-password';
export { ChoosePasswordForm } from './ui/choose-password-form';
export { FirstOwnerForm } from './ui/first-owner-form';
export { ForgotPasswordForm } from './ui/forgot-password-form';
