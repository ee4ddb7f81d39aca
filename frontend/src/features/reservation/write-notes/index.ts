export { NotesDialog } from './ui/notes-dialog';
