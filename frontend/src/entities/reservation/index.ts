export { partyLabel, partySizes, slotMinutes, timeSlots, type TimeSlot } from './model/request-options';
export {
  type BoardRole,
  type Reservation,
  reservationQueries,
  type ReservationStatus,
} from './api/reservation.queries';
export { shortDay, statusLabel } from './model/describe';
