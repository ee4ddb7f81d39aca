import { type ServiceDay, timeSlots } from '@/entities/reservation';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { hoursOf, nextFirst, slotsOf } from './service-slots';

/** A Friday, open from 10 to 3. */
const day: ServiceDay = {
  date: '2026-11-27',
  covers: 5,
  parties: 3,
  slots: timeSlots.map((time) => ({
    time,
    covers: time === '12:30 PM' ? 4 : time === '4:00 PM' ? 1 : 0,
    parties: time === '12:30 PM' ? 2 : time === '4:00 PM' ? 1 : 0,
    byArea: null,
  })),
  reservations: [
    aReservation({ id: 'a' }),
    aReservation({ id: 'b' }),
    aReservation({ id: 'late', preferredTime: '4:00 PM' }),
  ],
  waiting: [],
  expected: { covers: 5, parties: 3 },
  here: { covers: 0, parties: 0 },
  arrived: [],
  missed: [],
};

const times = (hours: ReturnType<typeof hoursOf>) => hours.map(({ slot }) => slot.time);

it('has a bar for each open half hour, and for others in which a party is expected', () => {
  const shown = slotsOf(day).map(({ time }) => time);
  expect(shown.at(0)).toBe('10:00 AM');
  expect(shown.slice(-2)).toEqual(['2:30 PM', '4:00 PM']);
});

it('groups parties by half hour', () => {
  expect(hoursOf(day).map(({ slot, rows }) => [slot.time, ...rows.map(({ id }) => id)])).toEqual([
    ['12:30 PM', 'a', 'b'],
    ['4:00 PM', 'late'],
  ]);
});

it.each([
  [12 * 60 + 59, ['12:30 PM', '4:00 PM'], []],
  [13 * 60, ['4:00 PM'], ['12:30 PM']],
])('counts at minute %i what still comes', (minutes, next, over) => {
  const found = nextFirst(hoursOf(day), minutes);
  expect(times(found.next)).toEqual(next);
  expect(times(found.over)).toEqual(over);
});
