export { mailAddressOf } from './model/mail-address';
export { InsertPicture } from './ui/insert-picture';
