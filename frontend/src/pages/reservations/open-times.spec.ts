import { addDays, hoursNow, setHours } from '@/entities/restaurant';
import { doubtAbout, nearestOpenTimes } from './model';

/** Monday, 2:45 PM: open from 10 AM to 3 PM. */
const now = { date: '2026-11-23', minutes: 14 * 60 + 45 };

it.each([
  ['2026-11-23', '11:00 AM', 'past'],
  ['2026-11-23', '3:00 PM', 'outside'],
  ['2026-11-24', '11:00 AM', null],
  ['2026-11-24', '3:30 PM', 'outside'],
  ['2026-11-25', '11:00 AM', 'closed'],
  ['2026-11-18', '11:00 AM', null],
  ['2026-11-24', '', null],
  ['', '11:00 AM', null],
])('of %s, %s says %s', (date, time, doubt) => {
  expect(doubtAbout(date, time, now)).toBe(doubt);
});

it('skips days with a closure, and looks further ahead when there are many', () => {
  const usual = hoursNow();
  const closed = (date: string) => ({ date, spans: [], note: null, isSpecial: true, isClosed: true });
  const dates = Array.from({ length: 18 }, (_, index) => addDays('2026-11-24', index));
  setHours({ ...usual, special: dates.map(closed) });
  expect(doubtAbout('2026-11-26', '11:00 AM', now)).toBe('closed');
  expect(nearestOpenTimes('2026-11-26', '11:00 AM', { ...now, minutes: 900 })).toEqual([
    { date: '2026-12-12', slot: '11:00 AM' },
    { date: '2026-12-14', slot: '11:00 AM' },
    { date: '2026-12-15', slot: '11:00 AM' },
  ]);
  setHours(usual);
});

it('offers no time that has passed', () => {
  expect(nearestOpenTimes('2026-11-23', '11:00 AM', now)).toEqual([
    { date: '2026-11-24', slot: '11:00 AM' },
    { date: '2026-11-26', slot: '11:00 AM' },
    { date: '2026-11-27', slot: '11:00 AM' },
  ]);
  const morning = { ...now, minutes: 10 * 60 + 45 };
  expect(nearestOpenTimes('2026-11-23', '10:00 AM', morning)[0]).toEqual({ date: '2026-11-23', slot: '11:00 AM' });
});
