import { addDays, addDaysIn, addYear, dateIn, instantOf, isCalendarDate, mondayOf, weekdayOf } from './calendar.js';

const ZONE = 'America/New_York';

it('uses the date in the restaurant’s zone, not the one in London', () => {
  expect(dateIn(ZONE, new Date('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
  expect(dateIn(ZONE, new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
});

it.each([
  ['2026-11-27', '12:30', '2026-11-27T17:30:00.000Z'],
  ['2026-07-04', '12:30', '2026-07-04T16:30:00.000Z'],
  ['2026-11-01', '10:00', '2026-11-01T15:00:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
])('finds the instant of %s %s, with and without daylight saving', (date, time, instant) => {
  expect(instantOf(date, time, ZONE).toISOString()).toBe(instant);
});

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-01-32', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['26-01-01', false],
  ['2026-1-1', false],
  ['', false],
])('recognizes whether %j is a date', (text, isDate) => {
  expect(isCalendarDate(text)).toBe(isDate);
});

it.each([
  ['2031-03-08T17:00:00Z', 1, '2031-03-09T16:00:00.000Z'],
  ['2031-03-08T07:30:00Z', 1, '2031-03-09T07:30:00.000Z'], // 2:30 AM does not exist on the 23-hour day
  ['2031-11-01T16:00:00Z', 1, '2031-11-02T17:00:00.000Z'],
  ['2031-03-01T14:00:00.500Z', 240, '2031-10-27T13:00:00.500Z'],
  ['2031-11-02T05:30:00Z', 0, '2031-11-02T05:30:00.000Z'],
])('preserves the time of day of %s across %i days', (instant, days, later) => {
  expect(addDaysIn(ZONE, new Date(instant), days).toISOString()).toBe(later);
});

it('counts days and years across month ends and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addYear('2026-11-21')).toBe('2027-11-21');
  expect(addYear('2028-02-29')).toBe('2029-02-28');
});

it('names the weekday', () => {
  expect(weekdayOf('2026-11-21')).toBe('saturday');
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('finds the Monday of %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});
