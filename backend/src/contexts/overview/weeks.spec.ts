import { weekOnWeek, weeksUntil } from './trends.controller.js';

it.each(['2026-11-23', '2026-11-26', '2026-11-29'])('has the week of %s last', (today) => {
  expect(weeksUntil(today, 2)).toEqual([
    { first: '2026-11-16', last: '2026-11-22' },
    { first: '2026-11-23', last: '2026-11-29' },
  ]);
});

it('returns the requested number of weeks across a new year', () => {
  const weeks = weeksUntil('2027-01-06', 13);
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toEqual({ first: '2027-01-04', last: '2027-01-10' });
  expect(weeks.at(-2)).toEqual({ first: '2026-12-28', last: '2027-01-03' });
  expect(weeks[0]).toEqual({ first: '2026-10-12', last: '2026-10-18' });
});

it.each([
  ['2026-11-23', '2026-11-16', '2026-11-16'],
  ['2026-11-26', '2026-11-16', '2026-11-19'],
  ['2026-11-29', '2026-11-16', '2026-11-22'],
])('compares the week until %s with the one before until the same weekday', (today, first, last) => {
  expect(weekOnWeek(today)).toEqual({ current: { first: '2026-11-23', last: today }, before: { first, last } });
});
