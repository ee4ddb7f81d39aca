import { tableWords } from './table-words';

it.each([
  ['4', 'Table 4'],
  ['P6', 'Table P6'],
  ['4, 5', 'Tables 4, 5'],
  ['Terrace 3', 'Terrace 3'],
  [null, undefined],
])('calls %j %j', (tables, words) => {
  expect(tableWords({ tables })).toBe(words);
});
