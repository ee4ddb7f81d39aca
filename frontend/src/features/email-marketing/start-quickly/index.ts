export { SpecialEventsDialog } from './ui/special-events-dialog';
export { StartQuicklyDialog } from './ui/start-quickly-dialog';
