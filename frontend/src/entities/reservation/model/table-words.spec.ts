import { sharedTableWords, tableWords } from './table-words';

it.each([
  ['4', 'Table 4'],
  ['P6', 'Table P6'],
  ['4, 5', 'Tables 4, 5'],
  ['Terrace 3', 'Terrace 3'],
  [null, undefined],
])('calls %j %j', (tables, words) => {
  expect(tableWords({ tables })).toBe(words);
});

const party = (id: string, tables: string, rest: object = {}) => ({
  id,
  customerName: id,
  preferredTime: '12:00 PM' as const,
  status: 'completed' as const,
  leftAt: null,
  tables,
  ...rest,
});

it('names the other party with the same table while both are here', () => {
  const day = [party('Ada', '4, P6'), party('Ben', 'p6', { preferredTime: '1:00 PM' }), party('Una', '5')];
  expect(day.map((one) => sharedTableWords(one, day))).toEqual([
    'Ben has table P6 too',
    'Ada has table P6 too',
    undefined,
  ]);
});

it('names one that comes at the same time, and none that has left or comes at another time', () => {
  const confirmed = { status: 'confirmed' };
  const soon = party('Ada', '4', confirmed);
  expect(sharedTableWords(soon, [soon, party('Ben', '4', confirmed)])).toBe('Ben has table 4 too');
  expect(sharedTableWords(soon, [soon, party('Ben', '4', { ...confirmed, preferredTime: '2:00 PM' })])).toBeUndefined();
  const here = party('Ada', '4');
  expect(sharedTableWords(here, [here, party('Ben', '4', { leftAt: '2026-11-28T17:00:00Z' })])).toBeUndefined();
  expect(sharedTableWords(here, [here, party('Ben', '4', confirmed)])).toBeUndefined();
});
