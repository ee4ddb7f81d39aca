export { GuestTablePage as default } from '@/pages/mail-links';
