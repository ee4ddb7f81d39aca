export { ReservationsPage as default } from '@/pages/reservations';
