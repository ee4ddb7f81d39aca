export { DeleteContactDialog } from './ui/delete-contact-dialog';
