import { runSql } from '../testing/sql.js';
import { createTestDatabase } from '../testing/test-database.js';
import { keepTally, tallyChangesByRow, tallyOf } from './tally.js';

const assertKept = (hot: number, cold: number) =>
  `do $$ begin assert ${tallyOf('plates', 'true')} = ${String(hot)} and ${tallyOf('plates', 'false')} = ${String(cold)}; end $$`;

/** Lists are read by tallies in `lists.integration.spec.ts`. */
it('follows changes row by row where a table asks for that', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    await runSql(
      url,
      'create table plates (id int, is_hot boolean)',
      ...[keepTally('plates', 'is_hot'), tallyChangesByRow('plates', 'is_hot')],
      ...['insert into plates values (1, true), (2, false), (3, false)', assertKept(1, 2)],
      ...['update plates set id = id + 10', assertKept(1, 2)],
      ...['update plates set is_hot = true where id = 12', assertKept(2, 1)],
      ...['update plates set is_hot = not is_hot', assertKept(1, 2)],
      ...['delete from plates where is_hot', assertKept(0, 2)],
    );
  } finally {
    await drop();
  }
});
