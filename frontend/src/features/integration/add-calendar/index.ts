export { AddCalendarDialog } from './ui/add-calendar-dialog';
export { useRenewCalendar } from './api/use-add-calendar';
