export { EraseContactDialog } from './ui/erase-contact-dialog';
