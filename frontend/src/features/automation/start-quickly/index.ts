export { StartQuicklyDialog } from './ui/start-quickly-dialog';
