import { runSql } from '../testing/sql.js';
import { createTestDatabase } from '../testing/test-database.js';
import { createCounterTriggers, countAdditionsByRow, countChangesByRow, counterOf } from './counter-triggers.js';

const assertCounters = (hot: number, cold: number) =>
  `do $$ begin assert ${counterOf('plates', 'true')} = ${String(hot)} and ${counterOf('plates', 'false')} = ${String(cold)}; end $$`;

/** Reading counters is tested in `lists.integration.spec.ts`. */
it.each([
  ['statement by statement', ''],
  ['row by row', countChangesByRow('plates', 'is_hot') + countAdditionsByRow('plates', 'is_hot')],
])('follows several changes of one statement, %s', async (_, byRow) => {
  const { url, drop } = await createTestDatabase();
  const together = (...writes: string[]) =>
    `with ${writes.map((write, index) => `w${String(index)} as (${write} returning 1)`).join(', ')} select 1`;
  const insert = (id: number, isHot: boolean) => `insert into plates values (${String(id)}, ${String(isHot)})`;
  const set = (id: number, isHot: boolean) => `update plates set is_hot = ${String(isHot)} where id = ${String(id)}`;
  try {
    await runSql(
      url,
      'create table plates (id int, is_hot boolean)',
      createCounterTriggers('plates', 'is_hot'),
      byRow,
      together(insert(1, true), insert(2, true), insert(3, false)),
      assertCounters(2, 1),
      together(set(1, false), set(2, false), set(3, true)),
      assertCounters(1, 2),
      together(set(1, true), insert(4, false), 'delete from plates where id = 2'),
      assertCounters(2, 1),
    );
  } finally {
    await drop();
  }
});

it('follows changes row by row where a table asks for that', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    await runSql(
      url,
      'create table plates (id int, is_hot boolean)',
      createCounterTriggers('plates', 'is_hot'),
      countChangesByRow('plates', 'is_hot'),
      countAdditionsByRow('plates', 'is_hot'),
      'insert into plates values (1, true), (2, false), (3, false)',
      assertCounters(1, 2),
      'update plates set id = id + 10',
      assertCounters(1, 2),
      'update plates set is_hot = true where id = 12',
      assertCounters(2, 1),
      'update plates set is_hot = not is_hot',
      assertCounters(1, 2),
      'delete from plates where is_hot',
      assertCounters(0, 2),
    );
  } finally {
    await drop();
  }
});
