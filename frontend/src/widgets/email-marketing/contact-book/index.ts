export { ContactBook } from './ui/contact-book';
