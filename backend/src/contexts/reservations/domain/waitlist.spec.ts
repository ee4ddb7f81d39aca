import { aReservation } from '../testing/in-memory-reservations.js';
import { compareWaitlistOrder, isTimeToOffer, waitlistPosition, seatsHeldUntil } from './waitlist.js';

const AT = new Date('2026-11-21T15:00:00Z');
const ZONE = 'America/New_York';
const waiting = (id: string, minutes: number, isFirst = false) =>
  aReservation(id, 'pending', AT).wait(new Date(AT.getTime() + minutes * 60_000), isFirst);

it('serves prioritized requests first, then those that have waited longest', () => {
  const line = [waiting('c', 9), waiting('b', 5), waiting('a', 5), waiting('d', 20, true)].toSorted(
    compareWaitlistOrder,
  );
  expect(line.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
});

it('counts the place among those of the same half hour', () => {
  const first = waiting('a', 1);
  const second = waiting('b', 2);
  const elsewhere = aReservation('c', 'pending', AT).rebook({ preferredTime: '2:00 PM' }, AT).wait(AT, true);
  expect(waitlistPosition(second, [first, second, elsewhere])).toBe(2);
  expect(waitlistPosition(elsewhere, [first, second, elsewhere])).toBe(1);
  expect(waitlistPosition(first.leaveWaitlist(), [second])).toBeNull();
});

it.each([
  ['two hours on other days', '2026-11-28', '2026-11-28T17:30:00Z', '2026-11-21T17:00:00Z'],
  ['twenty minutes on the day', '2026-11-21', '2026-11-21T17:30:00Z', '2026-11-21T15:20:00Z'],
  ['no longer than until the visit', '2026-11-21', '2026-11-21T15:10:00Z', '2026-11-21T15:10:00Z'],
])('holds seats for %s', (_, preferredDate, startsAt, until) => {
  const visit = { preferredDate, startsAt: new Date(startsAt) };
  expect(seatsHeldUntil(visit, { holdMinutes: 120, holdMinutesSameDay: 20 }, AT, ZONE)).toEqual(new Date(until));
});

it('offers nothing during quiet hours', () => {
  expect(isTimeToOffer(AT, ZONE)).toBe(true);
  expect(isTimeToOffer(new Date('2026-11-21T04:00:00Z'), ZONE)).toBe(false);
});
