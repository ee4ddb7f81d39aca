import { easterSunday, HOLIDAYS, holidayOn, nextHoliday } from './holidays.js';

it.each([
  ['thanksgiving', 2026, '2026-11-26'],
  ['thanksgiving', 2029, '2029-11-22'],
  ['martin-luther-king-day', 2027, '2027-01-18'],
  ['presidents-day', 2027, '2027-02-15'],
  ['memorial-day', 2027, '2027-05-31'],
  ['memorial-day', 2026, '2026-05-25'],
  ['labor-day', 2026, '2026-09-07'],
  ['columbus-day', 2026, '2026-10-12'],
  ['independence-day', 2027, '2027-07-04'],
] as const)('knows when %s of %i is', (key, year, date) => {
  expect(HOLIDAYS[key].of(year)).toBe(date);
  expect(holidayOn(date)).toBe(key);
});

it('computes Easter', () => {
  expect([2024, 2025, 2026, 2027, 2038, 2285].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2285-03-22',
  ]);
});

it('finds the next date of a holiday, including today', () => {
  expect(nextHoliday('thanksgiving', '2026-11-26')).toBe('2026-11-26');
  expect(nextHoliday('thanksgiving', '2026-11-27')).toBe('2027-11-25');
  expect(holidayOn('2026-11-27')).toBeNull();
});
