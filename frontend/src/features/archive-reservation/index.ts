export { ArchiveDialog } from './ui/archive-dialog';
