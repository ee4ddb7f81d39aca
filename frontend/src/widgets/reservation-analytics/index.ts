export { ReservationAnalytics } from './ui/reservation-analytics';
