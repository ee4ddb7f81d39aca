import { assertOffered, parseTimeSlot, slotsWithin, startOf, TIME_SLOTS } from './time-slot.js';

it('has every half hour of a day, in order', () => {
  const starts = TIME_SLOTS.map(startOf);
  expect(starts).toHaveLength(48);
  expect(starts).toEqual(starts.toSorted());
  expect([starts[0], starts[1], starts.at(-1)]).toEqual(['00:00', '00:30', '23:30']);
});

const LUNCH = { opens: '10:00', closes: '15:00' };

it.each([
  ['15 slots from 10:00 AM to 5:00 PM for lunch', [LUNCH], '10:00 AM', '5:00 PM', 15],
  ['those of the whole day for breakfast', [LUNCH, { opens: '08:00', closes: '11:00' }], '8:00 AM', '3:00 PM', 15],
  ['those of the evening for dinner', [{ opens: '17:00', closes: '22:00' }], '5:00 PM', '10:00 PM', 11],
  ['those until midnight for a bar', [{ opens: '18:15', closes: '02:00' }], '6:30 PM', '11:30 PM', 11],
  ['the same 15 to a restaurant without hours', [], '10:00 AM', '5:00 PM', 15],
])('offers %s', (_, spans, first, last, count) => {
  const slots = slotsWithin(spans);
  expect([slots[0], slots.at(-1), slots.length]).toEqual([first, last, count]);
});

it('refuses a time that is not offered, and names those that are', () => {
  expect(() => {
    assertOffered('6:00 PM', slotsWithin([LUNCH]));
  }).toThrow('Choose one of the times from 10:00 AM to 5:00 PM.');
});

it('reads 24-hour times as their slot', () => {
  expect(parseTimeSlot('12:30')).toBe('12:30 PM');
  expect(parseTimeSlot('10:00')).toBe('10:00 AM');
  expect(parseTimeSlot('5:00 PM')).toBe('5:00 PM');
});

it.each(['09:45', '10:15 AM', '', '12:30 pm'])('knows no slot %j', (text) => {
  expect(parseTimeSlot(text)).toBeNull();
});
