export { RequestReservationForm } from './ui/request-reservation-form';
