export { ContactBook as EmailContactsTab } from '@/widgets/email-marketing/contact-book';
