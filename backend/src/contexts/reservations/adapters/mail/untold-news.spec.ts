import type { ReservationFact } from '../../domain/reservation.events.js';
import { differentFrom, untoldNews } from './untold-news.js';

const NOW = { partySize: '4', preferredDate: '2027-01-12', preferredTime: '1:00 PM', area: null } as ReservationFact;
const change = (formerBooking: ReservationFact['formerBooking'] = {}) => ({ isConfirmation: false, formerBooking });

it('remembers how it was before the first change that the guest has not heard of', () => {
  const waiting = [change({ partySize: '2' }), change({ partySize: '3', preferredTime: '12:30 PM' })];
  expect(untoldNews({ ...NOW, formerBooking: { partySize: '5' } }, waiting)).toEqual(
    change({ partySize: '2', preferredTime: '12:30 PM' }),
  );
});

it('tells nothing of what is again as it was', () => {
  expect(differentFrom(NOW, change({ preferredTime: '1:00 PM', partySize: '2' }))).toEqual({ partySize: '2' });
});

it('knows a confirmation that has not left', () => {
  expect(untoldNews(NOW, [{ isConfirmation: true, formerBooking: {} }]).isConfirmation).toBe(true);
});
