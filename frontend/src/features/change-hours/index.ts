export { useChangeHours, useRemoveDays, useWithdrawHours } from './api/use-change-hours';
export { DaysDialog } from './ui/days-dialog';
export { WeeklyHoursForm } from './ui/weekly-hours-form';
