export { EndCalendarDialog } from './ui/end-calendar-dialog';
