export { ContactBook as EmailContactsTab } from '@/widgets/contact-book';
