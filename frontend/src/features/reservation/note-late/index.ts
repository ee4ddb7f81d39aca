export { useNoteLate } from './api/use-note-late';
