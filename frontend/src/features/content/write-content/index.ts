export { EditContentDialog } from './ui/edit-content-dialog';
export { NewContentDialog } from './ui/new-content-dialog';
