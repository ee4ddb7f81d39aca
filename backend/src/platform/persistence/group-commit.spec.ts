import { GroupCommit } from './group-commit.js';
import type { Connection } from './statement.js';
import type { Write } from './unit-of-work.js';

const write = (row: string | undefined, text = 'insert into soups values ($1)'): Write => ({
  text,
  values: [row],
  row,
});

/** A pool that refuses its first statement. */
function poolOf(refusal?: Error) {
  const sent: unknown[][] = [];
  const pool: Connection = {
    query: ({ values }) => {
      sent.push(values);
      return refusal && sent.length === 1 ? Promise.reject(refusal) : Promise.resolve();
    },
  };
  return { pool, sent };
}

/** A pool that answers when it is told to. */
function slowPool() {
  const sent: unknown[][] = [];
  const unanswered: (() => void)[] = [];
  const pool: Connection = {
    query: ({ values }) => {
      sent.push(values);
      return new Promise<void>((resolve) => unanswered.push(resolve));
    },
  };
  const answer = () => {
    for (const resolve of unanswered.splice(0)) resolve();
  };
  return { pool, sent, answer };
}

const turn = () => new Promise(setImmediate);

const refusalOf = (code: string) => Object.assign(new Error('Refused'), { code });

const keepAll = (pool: Connection, units: readonly (readonly Write[])[]) => {
  const commit = new GroupCommit();
  return Promise.allSettled(units.map((writes) => commit.keep(pool, writes)));
};

const statuses = (settled: readonly PromiseSettledResult<void>[]) => settled.map(({ status }) => status);

it('sends what ends at one moment in few sizes', async () => {
  const { pool, sent } = poolOf();
  const units = Array.from({ length: 31 }, (_, index) => [write(String(index))]);
  await keepAll(pool, units);
  expect(sent.map((values) => values.length)).toEqual([16, 8, 4, 2, 1]);
  expect(sent.flat()).toEqual(units.flat().map(({ row }) => row));
});

it('gathers what ends while another of its kind is kept, and keeps nobody else waiting', async () => {
  const { pool, sent, answer } = slowPool();
  const commit = new GroupCommit();
  const kept = [commit.keep(pool, [write('a')])];
  await turn();
  const breads = 'insert into breads values ($1)';
  for (const one of [write('b'), write('c'), write(undefined), write('d', breads)]) {
    kept.push(commit.keep(pool, [one]));
    await turn();
  }
  expect(sent).toEqual([['a'], [undefined], ['d']]);
  answer();
  await turn();
  expect(sent.slice(3)).toEqual([['b', 'c']]);
  answer();
  await Promise.all(kept);
});

it('waits no longer for one that is held up', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { pool, sent, answer } = slowPool();
    const commit = new GroupCommit();
    const kept = [commit.keep(pool, [write('held up')])];
    await turn();
    kept.push(commit.keep(pool, [write('a')]), commit.keep(pool, [write('b')]));
    jest.advanceTimersByTime(1_000);
    await turn();
    expect(sent).toEqual([['held up'], ['a', 'b']]);
    answer();
    await Promise.all(kept);
  } finally {
    jest.useRealTimers();
  }
});

it('sends by themselves what writes something else, the same row, or rows that it does not name', async () => {
  const { pool, sent } = poolOf();
  const other = write('b', 'insert into breads values ($1)');
  await keepAll(pool, [[write('a')], [write('a')], [write(undefined)], [other], [write('c')]]);
  expect(sent.toSorted()).toEqual([['a', 'c'], ['a'], ['b'], [undefined]].toSorted());
});

it('sends each again by itself when one was refused', async () => {
  const { pool, sent } = poolOf(refusalOf('23505'));
  expect(statuses(await keepAll(pool, [[write('a')], [write('b')]]))).toEqual(['fulfilled', 'fulfilled']);
  expect(sent).toEqual([['a', 'b'], ['a'], ['b']]);
});

it.each([refusalOf('57P01'), new Error('Connection terminated unexpectedly')])(
  'sends nothing again when nobody knows what was kept (%p)',
  async (lost) => {
    const { pool, sent } = poolOf(lost);
    expect(statuses(await keepAll(pool, [[write('a')], [write('b')]]))).toEqual(['rejected', 'rejected']);
    expect(sent).toHaveLength(1);
  },
);
