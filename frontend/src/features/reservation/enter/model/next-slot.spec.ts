import { nextSlot } from '../ui/enter-dialog';

const FRIDAY = '2026-11-27';

it.each([
  ['the next half hour', 12 * 60 + 1, { date: FRIDAY, time: '12:30 PM' }],
  ['this very minute', 12 * 60, { date: FRIDAY, time: '12:00 PM' }],
  ['the opening before it', 7 * 60, { date: FRIDAY, time: '10:00 AM' }],
])('offers %s', (_, minutes, expected) => {
  expect(nextSlot({ date: FRIDAY, minutes })).toEqual(expected);
});

it('offers the next open day in the evening', () => {
  expect(nextSlot({ date: FRIDAY, minutes: 20 * 60 }).date > FRIDAY).toBe(true);
});
