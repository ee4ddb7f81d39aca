export { ComposeForm } from './ui/compose-form';
export { WriteMessageDialog } from './ui/write-message-dialog';
