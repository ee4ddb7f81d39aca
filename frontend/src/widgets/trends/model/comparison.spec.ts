import { comparison } from '../ui/trends';

it.each([
  [28, 25, '+12% vs. last week through Monday'],
  [3, 4, '−25% vs. last week through Monday'],
  [0, 4, '−100% vs. last week through Monday'],
  [1001, 1000, '±0% vs. last week through Monday'],
  [4, 4, 'Same as last week through Monday'],
  [0, 0, 'Same as last week through Monday'],
  [5, 0, '+5, none last week through Monday'],
])('compares %d with %d: %s', (current, before, words) => {
  expect(comparison(current, before, 'Monday')).toBe(words);
});
