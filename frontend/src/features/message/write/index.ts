export { WriteMessageDialog } from './ui/write-message-dialog';
