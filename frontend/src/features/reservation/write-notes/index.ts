export { notes } from './api';
export { NotesDialog } from './ui/notes-dialog';
