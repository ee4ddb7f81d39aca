export { CancelDialog } from './ui/cancel-dialog';
