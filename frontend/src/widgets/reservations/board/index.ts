export { useStoredDays } from './model/use-stored-days';
export { useServiceDate } from './model/sections';
export { ReservationBoard } from './ui/reservation-board';
export { ReservationHistory } from './ui/reservation-history';
export { ReservationSummary } from './ui/reservation-summary';
