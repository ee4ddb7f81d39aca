export { ReservationsModule } from './reservations.module.js';
export { ReservationsService } from './domain/reservations.service.js';
export { isErased } from './domain/erased-guest.js';
export type { ReservationEventType, ReservationFact } from './domain/reservation.events.js';
