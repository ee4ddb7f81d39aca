import { aReservation, WISH } from '../testing/a-reservation.js';
import { type Caps, describeRoom, halfHoursOf, roomFor, tablesOn, timesWithRoom } from './capacity.js';
import type { PartySize } from './party-size.js';
import { Reservation } from './reservation.js';
import type { TimeSlot } from './time-slot.js';

const CAPS: Caps = { arrivals: 6, seats: 10, stayOfTwo: 90, stayOfFive: 120, stayOfMore: 150 };
const AT = new Date('2026-11-20T15:00:00Z');

function table(preferredTime: TimeSlot, partySize: PartySize, changes: { id?: string; minutes?: number } = {}) {
  const { id = `${preferredTime} ${partySize}`, minutes = 0 } = changes;
  return Reservation.request(id, { ...WISH, preferredTime, partySize }, new Date(AT.getTime() + minutes * 60_000));
}
const on = (...open: Reservation[]) => tablesOn(WISH.preferredDate, open, AT);
const confirmed = (...[time, size, changes]: Parameters<typeof table>) => table(time, size, changes).confirm(AT);

it('counts who arrives with a request, and who is seated in the fullest half hour of its visit', () => {
  const open = on(confirmed('11:00 AM', '4'), confirmed('12:30 PM', '3'), confirmed('12:00 PM', '2'));
  expect(roomFor(table('12:00 PM', '2', { id: 'new' }), open, CAPS)).toEqual({
    ...{ time: '12:00 PM', arrivals: 4, arrivalsCap: 6, fullest: '12:30 PM', seats: 11, seatsCap: 10 },
    isBeyond: true,
  });
});

it.each([
  ['2', '12:30 PM', 4],
  ['2', '1:00 PM', 2],
  ['3', '1:00 PM', 5],
  ['5', '1:30 PM', 2],
  ['6', '1:30 PM', 8],
  ['10+', '2:00 PM', 2],
] as const)('has a party of %s that came at 11:30 AM seated or gone at %s', (party, time, seats) => {
  expect(roomFor(table(time, '2', { id: 'new' }), on(confirmed('11:30 AM', party)), CAPS).seats).toBe(seats);
});

it('counts what waits in the order in which it came', () => {
  const first = table('12:00 PM', '6', { id: 'first' });
  const second = table('12:00 PM', '6', { id: 'second', minutes: 1 });
  expect(roomFor(first, on(first, second), CAPS)).toMatchObject({ seats: 6, isBeyond: false });
  expect(roomFor(second, on(first, second), CAPS)).toMatchObject({ seats: 12, isBeyond: true });
});

it('does not count the table whose place it takes', () => {
  const before = confirmed('12:00 PM', '5', { id: 'before' });
  const { preferredDate, preferredTime, partySize } = before;
  const wish = { ...WISH, preferredTime, partySize: '6' as const };
  const change = Reservation.request('change', wish, AT, { id: 'before', preferredDate, preferredTime, partySize });
  expect(roomFor(change, on(before, change), CAPS)).toMatchObject({ arrivals: 6, seats: 6, isBeyond: false });
});

it('is beyond by arrivals alone, too, and says which', () => {
  const room = roomFor(table('12:00 PM', '4', { id: 'new' }), on(confirmed('12:00 PM', '3')), CAPS);
  expect(room.isBeyond).toBe(true);
  expect(describeRoom(room)).toBe('This would make 7 of 6 arrivals at 12:00 PM.');
  expect(describeRoom({ ...room, seats: 12 })).toBe('This would make 12 of 10 seats at 12:00 PM.');
});

it('has every half hour of a day, with what waits aside', () => {
  const day = halfHoursOf(on(confirmed('4:30 PM', '2'), table('5:00 PM', '4'), aReservation('x', 'pending', AT)), CAPS);
  expect(day).toHaveLength(15);
  expect(day.at(-2)).toEqual({ time: '4:30 PM', arrivals: 2, seats: 2, waiting: 0 });
  expect(day.at(-1)).toEqual({ time: '5:00 PM', arrivals: 0, seats: 2, waiting: 4 });
});

describe('times that are offered', () => {
  const OTHER_DAY = '2026-11-28';
  const until = new Date(AT.getTime() + 3_600_000);
  const offered = table('12:00 PM', '6', { minutes: 5 }).offer(
    [
      { preferredDate: WISH.preferredDate, preferredTime: '1:00 PM' },
      { preferredDate: WISH.preferredDate, preferredTime: '2:00 PM' },
      { preferredDate: OTHER_DAY, preferredTime: '12:00 PM' },
    ],
    until,
  );

  it('are kept before whoever asked first, and count once where they overlap', () => {
    const room = roomFor(table('2:00 PM', '5', { id: 'earlier' }), on(offered), CAPS);
    expect(room).toMatchObject({ arrivals: 11, seats: 11, isBeyond: true });
    expect(tablesOn(OTHER_DAY, [offered], AT)).toMatchObject([{ times: ['12:00 PM'], isKept: true }]);
    expect(halfHoursOf(on(offered), CAPS).find(({ time }) => time === '12:30 PM')).toMatchObject({ seats: 0 });
  });

  it('are free again when the offer has ended, and the request is counted where it asks', () => {
    expect(tablesOn(OTHER_DAY, [offered], until)).toEqual([]);
    expect(tablesOn(WISH.preferredDate, [offered], until)).toMatchObject([{ times: ['12:00 PM'], isKept: false }]);
  });

  it('are found for a request as if it were not there itself', () => {
    expect(timesWithRoom(offered, on(offered, confirmed('12:30 PM', '5')), CAPS)).toEqual([
      ...['10:00 AM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM', '5:00 PM'],
    ]);
  });
});
