export { EmailConfirmationPage as default } from '@/pages/mail-links';
