import type { Booking, Reservation } from '@/entities/reservation';
import { changedBooking, whatIsTold } from './what-is-told';

const before: Booking = { preferredDate: '2026-11-27', preferredTime: '12:30 PM', partySize: '2', area: null };
const amelia = { customerName: 'Amelia Hart', customerEmail: 'amelia@guests.example' } as Reservation;

it('says in one sentence what the guest will read', () => {
  const later: Booking = { ...before, preferredTime: '1:00 PM' };
  expect(whatIsTold(amelia, before, later)).toBe('Amelia will get one mail: 12:30 PM becomes 1:00 PM.');
  expect(whatIsTold(amelia, before, { ...later, partySize: '4' })).toBe(
    'Amelia will get one mail: 12:30 PM becomes 1:00 PM, 2 people becomes 4 people.',
  );
});

it('says where the guest sits from now on', () => {
  expect(whatIsTold(amelia, { ...before, area: 'courtyard' }, { ...before, area: 'inside' })).toBe(
    'Amelia will get one mail: in the courtyard becomes inside.',
  );
});

it('says why nobody gets a mail', () => {
  const noAddress: Reservation = { ...amelia, customerEmail: null };
  expect(whatIsTold(noAddress, before, { ...before, partySize: '4' })).toBe('No mail: there is no address.');
  expect(whatIsTold(amelia, before, before)).toBe('Nothing is changed yet.');
});

it('sends what is another, and nothing else', () => {
  expect(changedBooking(before, { ...before, partySize: '10+' })).toEqual({ partySize: '10+' });
});
