export { PersonalRecordPage as default } from '@/pages/mail-links';
