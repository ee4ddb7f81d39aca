import { monthName, nextMonth, previousMonth, readMonth, weeksOf } from './month';

it('lays a month out in whole weeks from Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeksOf('2026-08')[0]?.[0]).toBe('2026-07-26');
  expect(weeksOf('2027-02').flat()).toHaveLength(35);
  expect(weeksOf('2026-02').flat()).toHaveLength(28);
});

it('moves from month to month, across years too', () => {
  expect([nextMonth('2026-12'), nextMonth('2027-01'), previousMonth('2027-01'), previousMonth('2026-03')]).toEqual([
    '2027-01',
    '2027-02',
    '2026-12',
    '2026-02',
  ]);
  expect(monthName('2026-11')).toBe('November 2026');
});

it.each([
  ['2026-12', '2026-12'],
  ['2026-13', '2026-11'],
  ['nonsense', '2026-11'],
  [null, '2026-11'],
])('reads %s as %s', (text, month) => {
  expect(readMonth(text, '2026-11-21')).toBe(month);
});
