export { DeleteMessageDialog } from './ui/delete-message-dialog';
