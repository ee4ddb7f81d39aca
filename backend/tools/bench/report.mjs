import os from 'node:os';
import { CONNECTIONS } from './load.mjs';
import { LARGE } from './stage.mjs';

const COLUMNS = ['what', 'measured', 'figure', 'aim'];

export function report(rows, { seconds, rounds }) {
  const table = [
    Object.fromEntries(COLUMNS.map((column) => [column, column])),
    ...rows.map(({ aim = '', isMet, ...row }) => ({ ...row, aim: aim && `${aim}  ${isMet ? 'met' : 'missed'}` })),
  ];
  const widths = COLUMNS.map((column) => Math.max(...table.map((row) => row[column].length)));
  console.log(`
${count(LARGE.rows)} requests in the table, ${count(LARGE.current)} of them current and spread over the whole time; another one changed every
10 ms; rate limits on. Median (range) of ${rounds} rounds of ${seconds} s in turns, ${CONNECTIONS} connections, ${os.availableParallelism()} cores for all.
The floor is node:http and pg with one statement a call. Ours is a web process alone unless it says otherwise.
`);
  for (const row of table) {
    console.log(
      COLUMNS.map((column, index) => row[column].padEnd(widths[index]))
        .join('   ')
        .trimEnd(),
    );
  }
}

const count = (number) => number.toLocaleString('en-US');
