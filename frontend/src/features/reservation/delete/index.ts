export { DeleteDialog } from './ui/delete-dialog';
