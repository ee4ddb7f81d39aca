import { comparison } from './comparison';

it.each([
  [28, 25, '+12% on last week up to Monday'],
  [3, 4, '−25% on last week up to Monday'],
  [0, 4, '−100% on last week up to Monday'],
  [1001, 1000, '±0% on last week up to Monday'],
  [4, 4, 'Same as last week up to Monday'],
  [0, 0, 'Same as last week up to Monday'],
  [5, 0, '+5, none last week up to Monday'],
])('compares %d with %d: %s', (current, before, words) => {
  expect(comparison(current, before, 'Monday')).toBe(words);
});
