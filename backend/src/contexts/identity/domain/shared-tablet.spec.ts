import { pinProblem, workingDayAt } from './shared-tablet.js';

const ZONE = 'America/New_York';

it.each([
  ['in the evening', '2026-11-25T22:00:00-05:00', '2026-11-25T04:00:00-05:00', '2026-11-26T04:00:00-05:00'],
  ['after midnight', '2026-11-26T03:59:59-05:00', '2026-11-25T04:00:00-05:00', '2026-11-26T04:00:00-05:00'],
  ['from 4 AM on', '2026-11-26T04:00:00-05:00', '2026-11-26T04:00:00-05:00', '2026-11-27T04:00:00-05:00'],
  ['over 23 hours in spring', '2026-03-07T12:00:00-05:00', '2026-03-07T04:00:00-05:00', '2026-03-08T04:00:00-04:00'],
])('has the working day %s', (_, now, begin, end) => {
  expect(workingDayAt(new Date(now), ZONE)).toEqual({ begin: new Date(begin), end: new Date(end) });
});

it.each(['4826', '48261', '482617', '1124', '9021', '1357'])('accepts the PIN %s', (pin) => {
  expect(pinProblem(pin)).toBeNull();
});

it.each(['', '482', '4826170', '48a6', ' 482', '４８２６', '4 826'])(
  'refuses “%s”, which is not 4 to 6 digits',
  (pin) => {
    expect(pinProblem(pin)).toBe('A PIN has 4 to 6 digits.');
  },
);

it.each(['0000', '999999', '1234', '23456', '9876', '3210'])('refuses %s, which is guessed first', (pin) => {
  expect(pinProblem(pin)).toBe('This PIN is too easy to guess. Choose another one.');
});
