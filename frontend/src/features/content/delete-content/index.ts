export { DeleteContentDialog } from './ui/delete-content-dialog';
