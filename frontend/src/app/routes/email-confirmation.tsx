export { EmailConfirmationPage as default } from '@/pages/email-subscription';
