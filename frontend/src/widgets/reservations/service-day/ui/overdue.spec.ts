import { overdueWords } from './service-row';

const NOON = 12 * 60;

it.each([
  ['confirmed', '11:30 AM', null, '30 min late'],
  ['confirmed', '10:00 AM', null, '2 h late'],
  ['confirmed', '12:00 PM', null, undefined],
  ['confirmed', '11:30 AM', 20, undefined],
  ['confirmed', '11:00 AM', 20, '40 min late'],
  ['completed', '10:00 AM', null, undefined],
  ['pending', '10:00 AM', null, undefined],
] as const)(
  'says of a %s party of %s, announced %s minutes late: %s',
  (status, preferredTime, lateByMinutes, words) => {
    expect(overdueWords({ status, preferredTime, lateByMinutes }, NOON)).toBe(words);
  },
);
