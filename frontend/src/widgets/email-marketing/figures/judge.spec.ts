import { clickTone, insightsOf, openTone } from './model';

const figures = { sent: 100, opened: 30, clicked: 6, bounced: 1, unsubscribed: 0, complaints: 0 };
const insights = (changes: Partial<typeof figures>) => insightsOf({ ...figures, ...changes }).map(({ text }) => text);

it.each([
  [20.1, 'good'],
  [20, 'quiet'],
  [10.1, 'quiet'],
  [10, 'bad'],
])('judges an open rate of %s as %s', (percent, tone) => {
  expect(openTone(percent)).toBe(tone);
});

it.each([
  [5.1, 'good'],
  [5, 'quiet'],
  [2, 'bad'],
])('judges a click rate of %s as %s', (percent, tone) => {
  expect(clickTone(percent)).toBe(tone);
});

it('warns only of low or high rates', () => {
  expect(insights({ opened: 14 })).toEqual([expect.stringMatching(/^Low open rate/)]);
  expect(insights({ clicked: 1 })).toEqual([expect.stringMatching(/^Low click rate/)]);
  expect(insights({ bounced: 6 })).toEqual([expect.stringMatching(/^High bounce rate/)]);
  expect(insights({ sent: 1000, opened: 300, clicked: 60, complaints: 1 })).toEqual([
    expect.stringMatching(/^Too many spam reports/),
  ]);
  expect(insights({ sent: 1001, opened: 300, clicked: 60, complaints: 1 })).toEqual([
    expect.stringMatching(/^Your open and click rates look healthy/),
  ]);
  expect(insights({ opened: 15, clicked: 2, bounced: 5 })).toEqual([
    expect.stringMatching(/^Your open and click rates look healthy/),
  ]);
  expect(insights({ sent: 0, opened: 0 })).toEqual(['No campaigns sent in this period.']);
});
