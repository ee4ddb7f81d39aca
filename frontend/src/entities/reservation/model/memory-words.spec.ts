import { visitWords } from './memory-words';

it.each([
  [0, undefined],
  [1, 'Second visit'],
  [2, 'Third visit'],
  [9, 'Tenth visit'],
  [10, '11th visit'],
  [20, '21st visit'],
  [21, '22nd visit'],
  [110, '111th visit'],
])('says after %d visits: %s', (visits, words) => {
  expect(visitWords({ visits })).toBe(words);
});
