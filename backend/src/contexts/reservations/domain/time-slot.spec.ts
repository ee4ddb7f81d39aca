import { parseTimeSlot, startOf, TIME_SLOTS } from './time-slot.js';

it('offers 15 slots, every 30 minutes from 10:00 AM to 5:00 PM', () => {
  const starts = TIME_SLOTS.map(startOf);
  expect(starts).toHaveLength(15);
  expect(starts[0]).toBe('10:00');
  expect(starts.at(-1)).toBe('17:00');
  const minutes = starts.map((start) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3)));
  expect(minutes.slice(1).every((minute, index) => minute - (minutes[index] ?? 0) === 30)).toBe(true);
});

it('reads 24-hour times as their slot', () => {
  expect(parseTimeSlot('12:30')).toBe('12:30 PM');
  expect(parseTimeSlot('10:00')).toBe('10:00 AM');
  expect(parseTimeSlot('5:00 PM')).toBe('5:00 PM');
});

it.each(['09:45', '10:15 AM', '5:30 PM', '17:30', '', '12:30 pm'])('knows no slot %j', (text) => {
  expect(parseTimeSlot(text)).toBeNull();
});
