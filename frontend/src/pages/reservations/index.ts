export { ReservationsPage } from './ui/reservations-page';
