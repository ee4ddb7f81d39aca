import { EventRecorder } from '../persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../persistence/data-source.js';
import { Database } from '../persistence/database.js';
import { createCounterTriggers, counterOfAny } from '../persistence/counter-triggers.js';
import { SettableClock } from '../testing/settable-clock.js';
import { runSql } from '../testing/sql.js';
import { createTestDatabase } from '../testing/test-database.js';
import { UuidIds } from '../uuid-ids.js';
import { writeCursor } from './cursor.js';
import { listOf } from './list-of.js';
import { ListPage, UnchangedPage } from './list-page.js';
import { Lists } from './lists.js';

const plates = listOf(
  {
    tableName: 'plates',
    columns: { id: { type: 'uuid', primary: true }, name: { type: 'text' } },
  },
  {
    scopes: { all: ['is_hot', 'not is_hot'] },
    totalsBy: { hot: counterOfAny('plates', ':hot') },
    filters: { hot: 'is_hot::text = :hot' },
    search: { column: 'search_key(name)', index: { table: 'plates' } },
  },
);

let database: Database;
let makeLists: () => Lists;
let lists: Lists;
let stop: () => Promise<void>;

beforeAll(async () => {
  const cluster = await createTestDatabase();
  await runSql(
    cluster.url,
    `create table plates (id uuid primary key default uuidv7(), name text not null, is_hot boolean not null default false,
       created_at timestamptz(3) not null default now())`,
    createCounterTriggers('plates', 'is_hot'),
  );
  const dataSource = await connect(applicationOptions(cluster.url, []));
  const clock = new SettableClock();
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(new UuidIds(), clock));
  makeLists = () => new Lists(database, clock);
  stop = async () => {
    await dataSource.destroy();
    await cluster.drop();
  };
});
afterAll(() => stop());
beforeEach(async () => {
  lists = makeLists();
  await database.query('delete from plates');
});

/** Plates 1 to n, one per second, every other one hot. */
const serve = (n: number) =>
  database.query(
    `insert into plates (name, is_hot, created_at)
     select 'plate ' || i, i % 2 = 0, '2026-11-27T10:00:00Z'::timestamptz + i * interval '1 second' from generate_series(1, $1) i`,
    [n],
  );

interface Filters {
  readonly text?: string;
  readonly hot?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

const page = ({ text, hot, limit = 10, cursor }: Filters, known?: string) =>
  lists.page(plates, { scope: 'all', limit, cursor, filter: { ...(hot && { hot }) }, text }, known);

async function shown(request: Filters, known?: string): Promise<ListPage> {
  const answer = await page(request, known);
  if (answer instanceof UnchangedPage) throw new Error('The page has not changed.');
  return answer;
}

const namesOf = ({ json }: ListPage) => (JSON.parse(json) as { name: string }[]).map(({ name }) => name);

async function allOf(request: Filters) {
  const names: string[] = [];
  const totals = new Set<string>();
  for (let cursor: string | undefined, isOver = false; !isOver;) {
    const found: ListPage = await shown({ ...request, cursor });
    names.push(...namesOf(found));
    totals.add(found.total);
    cursor = found.next ? writeCursor(found.next) : undefined;
    isOver = cursor === undefined;
  }
  return { names, totals: [...totals] };
}

describe('a search', () => {
  it('finds rare matches wherever they are, newest first, and counts them', async () => {
    await database.query(
      `insert into plates (name, created_at) select 'Soup ' || i, '2020-01-01'::timestamptz + i * interval '1 day' from generate_series(1, 3) i`,
    );
    await serve(2_000);
    expect(await allOf({ text: 'soup', limit: 2 })).toEqual({ names: ['Soup 3', 'Soup 2', 'Soup 1'], totals: ['3'] });
    expect(await allOf({ text: 'nothing' })).toEqual({ names: [], totals: ['0'] });
  });

  it('finds frequent matches page by page to the end, and counts them', async () => {
    await serve(1_500);
    const { names, totals } = await allOf({ text: 'plate', limit: 400 });
    expect(names).toEqual(Array.from({ length: 1_500 }, (_, place) => `plate ${String(1_500 - place)}`));
    expect(totals).toEqual(['1500']);
  });

  it('finds what some rows have, newest first, and counts them', async () => {
    await serve(5_000);
    await database.query(`update plates set name = 'Soup ' || name where name like '%00'`);
    const { names, totals } = await allOf({ text: 'soup', limit: 30 });
    expect(names).toEqual(Array.from({ length: 50 }, (_, place) => `Soup plate ${String((50 - place) * 100)}`));
    expect(totals).toEqual(['50']);
    expect((await shown({ text: 'soup', limit: 12 })).total).toBe('50');
  });

  it('finds common letters together with rare ones, ignoring case and matching exactly', async () => {
    await serve(2_000);
    await database.query(`insert into plates (name, created_at) values ('Plate 100% Überraschung_7', '2020-01-01')`);
    const found = async (text: string) => (await allOf({ text })).names;
    expect(await found('PLATE 100% Ü')).toEqual(['Plate 100% Überraschung_7']);
    expect(await found('ÜBERRASCHUNG')).toEqual(['Plate 100% Überraschung_7']);
    expect(await found('plate 100_')).toEqual([]);
    expect(await found('g_7')).toEqual(['Plate 100% Überraschung_7']);
    expect(await found('plate 17')).toHaveLength(111);
    await database.query(
      `insert into plates (name, created_at) values ('back\\slash', '2020-01-01'), ('backxslash', '2020-01-01')`,
    );
    expect(await found('back\\slash')).toEqual(['back\\slash']);
    expect(await found('ack\\')).toEqual(['back\\slash']);
  });

  it('respects other filters, also far from the newest rows', async () => {
    await database.query(
      `insert into plates (name, is_hot, created_at) values ('Soup', true, '2020-01-01'), ('Soup', false, '2020-01-02')`,
    );
    await serve(4_000);
    expect(await allOf({ text: 'soup', hot: 'true' })).toEqual({ names: ['Soup'], totals: ['1'] });
  });

  it.each([
    [10_000, '10000'],
    [10_001, '10000+'],
  ])('counts %i rows as %s, newest or oldest', async (rows, total) => {
    await serve(rows);
    expect((await shown({ text: 'plate', limit: 1 })).total).toBe(total);
    expect((await shown({ text: 'pl', limit: 1 })).total).toBe(total);
    await database.query(
      `insert into plates (name, created_at) select 'cup', '2026-12-24'::timestamptz + i * interval '1 second' from generate_series(1, 600) i`,
    );
    expect((await shown({ text: 'plate', limit: 50 })).total).toBe(total);
  });

  it('reuses a recent total above the counting limit', async () => {
    await serve(10_001);
    expect((await shown({ text: 'plate' })).total).toBe('10000+');
    await database.query(`delete from plates where name like '%7'`);
    expect((await shown({ text: 'plate' })).total).toBe('10000+');
    expect((await shown({ text: 'plate 1' })).total).toBe('1002');
  });

  it('of a short list counts exactly and respects other filters', async () => {
    await serve(40);
    expect(await allOf({ text: 'plate', limit: 30 })).toMatchObject({ totals: ['40'] });
    expect(await allOf({ text: 'plate 1', hot: 'true', limit: 3 })).toEqual({
      names: ['plate 18', 'plate 16', 'plate 14', 'plate 12', 'plate 10'],
      totals: ['5'],
    });
  });

  it('has an ETag like any list', async () => {
    await serve(3);
    const { etag } = await shown({ text: 'plate' });
    expect(await page({ text: 'plate' }, etag)).toEqual(new UnchangedPage(etag));
    await database.query(`update plates set name = 'cold plate' where name = 'plate 2'`);
    expect(namesOf(await shown({ text: 'plate' }, etag))).toEqual(['plate 3', 'cold plate', 'plate 1']);
  });
});

it('the total of a list that one filter has narrowed is known without counting where a tally has it', async () => {
  await serve(20_003);
  expect((await shown({ hot: 'false', limit: 1 })).total).toBe('10002');
});

it('the total is that of this moment, also where the page itself has not changed', async () => {
  await serve(3);
  expect((await shown({ limit: 1 })).total).toBe('3');
  await database.query(`delete from plates where name = 'plate 1'`);
  const page = await shown({ limit: 1 });
  expect([namesOf(page), page.total]).toEqual([['plate 3'], '2']);
});
