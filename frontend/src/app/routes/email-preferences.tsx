export { EmailPreferencesPage as default } from '@/pages/mail-links';
