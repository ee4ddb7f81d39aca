import { Reservation, type ReservationStatus, type ReservationRequest } from '../domain/reservation.js';

export const REQUEST: ReservationRequest = {
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  customerPhone: null,
  partySize: '2',
  preferredDate: '2026-11-27',
  preferredTime: '12:30 PM',
  specialRequests: null,
  area: null,
  rainPlan: null,
  emailOptIn: false,
  smsOptIn: false,
  source: 'website',
  wayIn: 'direct',
};

/** A reservation brought into the status by the shortest sequence of steps. */
export function aReservation(id: string, status: ReservationStatus, at: Date): Reservation {
  const pending = Reservation.request(id, REQUEST, at);
  switch (status) {
    case 'pending':
      return pending;
    case 'confirmed':
      return pending.confirm(at);
    case 'declined':
      return pending.decline(at);
    case 'completed':
      return pending.confirm(at).complete(at);
    case 'no-show':
      return pending.confirm(at).recordNoShow(at);
    case 'archived':
      return pending.confirm(at).complete(at).archive(at);
  }
}
