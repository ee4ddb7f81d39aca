import type { RequestReservation } from '../adapters/reservation.fields.js';

let guests = 0;

/** A reservation request as the website sends it, from a new guest on each call. */
export function aReservationRequest(
  changes: Partial<Record<keyof RequestReservation, unknown>> = {},
): Record<string, unknown> {
  guests += 1;
  return {
    customerName: 'Amelia Hart',
    customerEmail: `guest${String(guests)}@guests.example`,
    customerPhone: '(904) 555-0123',
    partySize: '2',
    preferredDate: aMonday(),
    preferredTime: '12:30 PM',
    specialRequests: 'A table by the fountain, please.',
    emailOptIn: 'false',
    ...changes,
  };
}

/** A Monday two to three weeks from now. */
export function aMonday(): string {
  const day = new Date(Date.now() + 14 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
