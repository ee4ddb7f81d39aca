import { csvRows } from './csv-rows.js';

const rowsOf = async (csv: string) => {
  const rows = [];
  for await (const row of csvRows(csv)) rows.push(row);
  return rows;
};
const cellsOf = async (csv: string) => (await rowsOf(csv)).map(({ cells }) => cells);

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa;b\r\n 1 ; 2 \r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\r1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\n\n"1, ""one""", "2"  \n\n',
    [
      ['a', 'b'],
      ['1, "one"', '2'],
    ],
  ],
  [
    'a,b\n"1\r\nmore",2',
    [
      ['a', 'b'],
      ['1\r\nmore', '2'],
    ],
  ],
  [
    'a,b\n"","""x"""',
    [
      ['a', 'b'],
      ['', '"x"'],
    ],
  ],
  [
    'a,b\n6" heels,"Ana" Lee',
    [
      ['a', 'b'],
      ['6" heels', '"Ana" Lee'],
    ],
  ],
  ['a,b\n1', [['a', 'b'], ['1']]],
  ['', []],
])('reads %j', async (csv, cells) => {
  expect(await cellsOf(csv)).toEqual(cells);
});

it('knows the line on which each row ends', async () => {
  const rows = await rowsOf('a,b\n\n"1\n\nmore",2\r\n3,4');
  expect(rows.map(({ line }) => line)).toEqual([1, 5, 6]);
});

it.each([
  ['at the end of the file', 'a,b\n"1,2\n3,4'],
  ['before another quoted cell', 'a,b\n"1,2\n3,"4"'],
  ['in the first line of the file', '"a,b\n1,2\n3,4'],
])('loses the one line whose quotation mark is not closed %s', async (_, csv) => {
  const rows = await rowsOf(csv);
  expect(rows.filter(({ isTorn }) => isTorn)).toHaveLength(1);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toEqual({ line: 3, cells: ['3', '4'], isTorn: false });
});

it('reads a file of nothing but quotation marks', async () => {
  expect((await rowsOf('"\n"a\n""",\n'.repeat(2_000))).length).toBeGreaterThan(0);
});
