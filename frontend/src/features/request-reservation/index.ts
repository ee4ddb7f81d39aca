export type { Requested } from './api/use-request-reservation';
export { CallForToday } from './ui/call-for-today';
export { RequestReservationForm } from './ui/request-reservation-form';
