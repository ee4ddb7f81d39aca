export { DirectoryReturnPage as default } from '@/pages/directory-return';
