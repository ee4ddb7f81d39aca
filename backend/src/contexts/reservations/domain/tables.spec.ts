import { InvalidInput } from '../../../kernel/domain-error.js';
import { tableList, tablesIn } from './floor.service.js';

it.each([
  ['4', '4'],
  [' p6 ', 'P6'],
  ['4, 5', '4, 5'],
  ['4 5', '4, 5'],
  ['4+5/p6', '4, 5, P6'],
  ['4,, 4', '4'],
  ['Patio  3, 12b', 'Patio 3, 12B'],
  ['   ', null],
])('reads the typed tables %j as %j', (text, tables) => {
  expect(tablesIn(text)).toBe(tables);
});

it.each(['<b>4</b>', 'the long one by the fountain', '1 2 3 4 5 6 7', '4\u0000', `4${' '.repeat(100)}5`])(
  'refuses %j',
  (text) => {
    expect(() => tablesIn(text)).toThrow(InvalidInput);
  },
);

it('lists stored tables', () => {
  expect(tableList('4, Patio 3')).toEqual(['4', 'Patio 3']);
  expect(tableList(null)).toEqual([]);
});
