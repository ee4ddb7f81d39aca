export { useChangeHours, useRemoveDays, useWithdrawHours } from './api/use-change-hours';
export { bookedWords } from './ui/booked-outside';
export { DaysDialog } from './ui/days-dialog';
export { WeeklyHoursForm } from './ui/weekly-hours-form';
