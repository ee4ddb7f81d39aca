export { useKeptDays } from './model/use-kept-days';
export { useServiceDate } from './model/use-service-date';
export { ReservationBoard } from './ui/reservation-board';
export { ReservationHistory } from './ui/reservation-history';
export { ReservationSummary } from './ui/reservation-summary';
