import { outsideQuietHours } from './waitlist.js';

const ZONE = 'America/New_York';

it.each([
  ['2026-11-23T14:00:00Z', '2026-11-23T14:00:00Z'], // 9 AM
  ['2026-11-24T01:59:59Z', '2026-11-24T01:59:59Z'], // just before 9 PM
  ['2026-11-24T02:00:00Z', '2026-11-24T14:00:00Z'], // 9 PM
  ['2026-11-24T06:00:00Z', '2026-11-24T14:00:00Z'], // 1 AM
  ['2026-11-24T13:59:59Z', '2026-11-24T14:00:00Z'], // just before 9 AM
  ['2027-03-14T03:00:00Z', '2027-03-14T13:00:00Z'], // the night in which clocks go forward
  ['2026-11-01T02:00:00Z', '2026-11-01T14:00:00Z'], // and back
])('sends a text of %s at %s', (moment, then) => {
  expect(outsideQuietHours(new Date(moment), ZONE)).toEqual(new Date(then));
});
