export { OpenedDialog, useOpened } from './opened-dialog';
