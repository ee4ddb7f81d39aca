export { mailAddressOf } from './model/mail-address';
export { loadPictureDialog } from './ui/load-picture-dialog';
