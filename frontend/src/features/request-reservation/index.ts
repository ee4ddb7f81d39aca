export type { Requested } from './api/use-request-reservation';
export { waitingVisit } from './model/waiting-visit';
export { RequestReservationForm } from './ui/request-reservation-form';
