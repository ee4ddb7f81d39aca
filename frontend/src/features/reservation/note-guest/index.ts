export { MemoryLine } from './ui/memory-line';
export { NoteGuestDialog } from './ui/note-guest-dialog';
