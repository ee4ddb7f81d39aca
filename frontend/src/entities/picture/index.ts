export { mailAddressOf } from './model';
export { InsertPicture } from './ui/insert-picture';
