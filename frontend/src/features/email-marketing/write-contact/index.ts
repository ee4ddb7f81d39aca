export { ContactRecord } from './ui/contact-record';
export { EditContactDialog } from './ui/edit-contact-dialog';
export { NewContactDialog } from './ui/new-contact-dialog';
