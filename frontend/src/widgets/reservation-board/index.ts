export { ReservationBoard, ReservationHistory } from './ui/reservation-board';
export { ReservationSummary } from './ui/reservation-summary';
