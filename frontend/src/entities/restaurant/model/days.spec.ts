import { restaurantInstant } from './days';

it.each([
  ['2026-11-25', '10:00', '2026-11-25T15:00:00.000Z'],
  ['2026-07-04', '23:30', '2026-07-05T03:30:00.000Z'],
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  ['2026-11-01', '03:00', '2026-11-01T08:00:00.000Z'],
])('means %s %s on the restaurant’s clock', (date, time, instant) => {
  expect(restaurantInstant(date, time).toISOString()).toBe(instant);
});
