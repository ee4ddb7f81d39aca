export { partyLabel, partySizes, slotMinutes, timeSlots, type TimeSlot } from './model/request-options';
export {
  type BoardRole,
  deleteReservation,
  type Reservation,
  type ReservationAnalyticsFigures,
  reservationCalls,
  type ReservationFilter,
  type ReservationStatus,
} from './api/reservation.calls';
export { foreseeDecision } from './api/foresee-decision';
export { analyticsDays, type AnalyticsDays, reservationQueries } from './api/reservation.queries';
export { readStatus } from './api/read-status';
export { statusLabel, statusTone } from './model/describe';
export { reservationWords } from './model/trail-words';
