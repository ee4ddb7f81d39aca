export { AddCalendarDialog } from './ui/add-calendar-dialog';
