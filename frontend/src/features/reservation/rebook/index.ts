export { RebookDialog } from './ui/rebook-dialog';
