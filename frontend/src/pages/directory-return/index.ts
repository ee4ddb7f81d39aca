export { DirectoryReturnPage } from './ui/directory-return-page';
