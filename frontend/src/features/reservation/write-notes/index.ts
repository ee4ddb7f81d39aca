export { notes } from './api/use-write-notes';
export { NotesDialog } from './ui/notes-dialog';
