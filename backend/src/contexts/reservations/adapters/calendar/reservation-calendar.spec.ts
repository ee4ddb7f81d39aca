import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { ReservationEvent } from '../../domain/ports.js';
import { reservationEvent } from '../../domain/reservation.events.js';
import { aReservation } from '../../testing/in-memory-reservations.js';
import { cancelledCalendar, reservationCalendar } from './reservation-calendar.js';

const RESTAURANT = {
  name: 'The Courtyard Bistro',
  reservationsEmail: 'reservations@bistro.example',
  mailDomain: 'bistro.example',
  timeZone: 'America/New_York',
  phone: '(904) 555-0100',
  address: { street: '1 Aviles Street', unit: 'Suite 2', city: 'St. Augustine', region: 'FL', postalCode: '32084' },
} as Restaurant;
const MADE = new Date('2026-11-21T15:00:00Z');
const made = reservationEvent('reservation.confirmed', aReservation('r', 'confirmed', MADE));
const event = (changes: Partial<ReservationEvent['payload']> = {}): ReservationEvent => ({
  ...made,
  id: 'e',
  by: null,
  occurredAt: MADE.toISOString(),
  payload: { ...made.payload, ...changes },
});
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('invites the guest in the name of the restaurant, and asks for no answer', () => {
  const text = unfolded(reservationCalendar(event(), RESTAURANT));
  expect(text).toContain('METHOD:REQUEST');
  expect(text).toContain('ORGANIZER;CN="The Courtyard Bistro":mailto:reservations@bistro.example');
  expect(text).toMatch(
    new RegExp(`^ATTENDEE;.*PARTSTAT=ACCEPTED.*RSVP=FALSE.*:MAILTO:${made.payload.customerEmail ?? ''}\\r$`, 'im'),
  );
  expect(text).toContain('UID:r@bistro.example');
});

it('cancels what it has invited to, under the same id and with a higher sequence', () => {
  const invited = unfolded(reservationCalendar(event(), RESTAURANT));
  const cancelled = unfolded(cancelledCalendar({ ...event(), occurredAt: '2026-11-21T16:00:00.000Z' }, RESTAURANT));
  expect(cancelled).toContain('METHOD:CANCEL');
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).toMatch(/^ORGANIZER/m);
  expect(cancelled).toContain('UID:r@bistro.example');
  const sequenceOf = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
  expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(invited));
});

it('moves and cancels the entry of the table that it replaces', () => {
  const booking = { preferredDate: '2026-12-01', preferredTime: '1:00 PM', partySize: '2' } as const;
  const change = event({ replaces: { ...booking, id: 'before', calendarId: 'first' } });
  for (const write of [reservationCalendar, cancelledCalendar])
    expect(unfolded(write(change, RESTAURANT)).match(/^UID:.*/gm)).toEqual(['UID:first@bistro.example']);
  expect(reservationCalendar(change, RESTAURANT)).toContain('METHOD:REQUEST');
});
