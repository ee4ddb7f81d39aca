export { ReservationsModule } from './reservations.module.js';
export { ReservationsService } from './domain/reservations.service.js';
export { FindsMergedGuests, type MergedGuest } from './adapters/guest-addresses.js';
export { TextMessages } from './adapters/texts/text-gateway.js';
export { ReplyIntake, type Taken } from './adapters/replies/reply-intake.js';
export { closedToday } from './domain/courtyard-closing.js';
export { CourtyardClosings } from './domain/courtyard-closing.service.js';
export { type ComingDay, FreeTimes } from './adapters/capacity/free-times.js';
export { VisitCalendars } from './adapters/calendar/visit-calendars.js';
export { type AlertedReservation, ServiceAlertsQuery } from './adapters/persistence/service-alerts.query.js';
export { DueRequestsQuery, type DueRequests } from './adapters/persistence/request-deadlines.query.js';
export {
  type Days,
  type RequestsBySource,
  ReservationNumbers,
  type ReservationTrend,
} from './adapters/persistence/reservation-numbers.query.js';
export { areas } from './domain/areas.js';
export { capacity } from './domain/capacity.js';
export { PARTY_SIZES, type PartySize } from './domain/party-size.js';
export { parseTimeSlot, startOf, startsAt, TIME_SLOTS, type TimeSlot } from './domain/time-slot.js';
export { isErased } from './domain/guest-memory.js';
export type { ReservationEventType, ReservationFact } from './domain/reservation.events.js';
