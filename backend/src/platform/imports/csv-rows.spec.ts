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
    'a,b\n\n"1, ""one""", "2"\n\n',
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
  [
    'sep=;\r\na;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    '"Name, first";"Name, last";c\n1;2;3',
    [
      ['Name, first', 'Name, last', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'a;Notes, private\n1;2\n3;4',
    [
      ['a', 'Notes, private'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a|b\n1|2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a,b\n1', [['a', 'b'], ['1']]],
  ['', []],
])('reads %j', async (csv, cells) => {
  expect(await cellsOf(csv)).toEqual(cells);
});

it('counts the separator line', async () => {
  expect((await rowsOf('sep=;\na;b\n1;2')).map(({ line }) => line)).toEqual([2, 3]);
});

it('knows the line on which each row ends', async () => {
  const rows = await rowsOf('a,b\n\n"1\n\nmore",2\n3,4');
  expect(rows.map(({ line }) => line)).toEqual([1, 5, 6]);
});

it.each([
  ['a,b\n"1,2\n3,4', 2],
  ['a,b\n1,2\n"3,4\n5,6', 3],
  ['"a,b\n1,2', 1],
])('names the row of a quotation mark that is never closed: %j', async (csv, row) => {
  await expect(rowsOf(csv)).rejects.toMatchObject({
    fields: [{ field: 'csv', message: expect.stringContaining(`in row ${String(row)} is never closed`) }],
  });
});

it('serves others while it reads', async () => {
  let served = 0;
  let isReading = true;
  const others = () => {
    served += 1;
    if (isReading) setImmediate(others);
  };
  setImmediate(others);
  const rows = await rowsOf(`a,b\n${'ana@guests.example,Ana\n'.repeat(20_000)}`);
  isReading = false;
  expect(rows).toHaveLength(20_001);
  expect(served).toBeGreaterThan(5);
});

it('reads 500 columns, and of more nothing beyond the 501st', async () => {
  const wide = (columns: number) => `${'x,'.repeat(columns - 1)}x`;
  expect((await cellsOf(wide(500)))[0]).toHaveLength(500);
  await expect(rowsOf(`${wide(501)},"never closed`)).rejects.toMatchObject({
    fields: [{ field: 'csv', message: 'Choose a file with at most 500 columns.' }],
  });
});
