export { OpenedDialog } from './opened-dialog';
export { useOpened } from './use-opened';
