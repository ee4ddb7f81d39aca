import { isWithinReach, parseContentDate, parseInstant } from './scheduled-date.js';

it.each([
  ['2026-12-24', '2026-12-24T05:00:00.000Z'],
  ['2026-12-24T00:00:00.000Z', '2026-12-24T05:00:00.000Z'],
  ['2026-07-04T00:00Z', '2026-07-04T04:00:00.000Z'],
  ['2026-12-24T18:30:00Z', '2026-12-24T18:30:00.000Z'],
  ['2026-12-24T18:30-05:00', '2026-12-24T23:30:00.000Z'],
])('reads %s of content as %s', (text, instant) => {
  expect(parseContentDate(text, 'America/New_York')?.toISOString()).toBe(instant);
});

it.each([
  '',
  'tomorrow',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-12-24T25:00:00Z',
  '2026-12-24T10:00',
  '12/24/2026',
])('rejects %j as a date', (text) => {
  expect(parseInstant(text, 'America/New_York')).toBeNull();
  expect(parseContentDate(text, 'America/New_York')).toBeNull();
});

it.each([
  ['2026-12-24', '2026-12-24T05:00:00.000Z'],
  ['2026-12-24T00:00:00.000Z', '2026-12-24T00:00:00.000Z'],
  ['2026-07-04T00:00Z', '2026-07-04T00:00:00.000Z'],
  ['2026-12-24T18:30-05:00', '2026-12-24T23:30:00.000Z'],
])('reads the instant %s as %s', (text, instant) => {
  expect(parseInstant(text, 'America/New_York')?.toISOString()).toBe(instant);
});

it.each([
  ['2024-12-31T23:59:59Z', false],
  ['2025-01-01T00:00:00Z', true],
  ['2031-12-31T23:59:59Z', true],
  ['2032-01-01T00:00:00Z', false],
])('decides whether %s is within reach in 2026: %s', (date, expected) => {
  expect(isWithinReach(new Date(date), new Date('2026-11-21T12:00:00Z'))).toBe(expected);
});
