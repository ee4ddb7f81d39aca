export { EmailPreferencesPage as default } from '@/pages/email-subscription';
