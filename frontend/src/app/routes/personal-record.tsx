export { PersonalRecordPage as default } from '@/pages/email-subscription';
