import { Controller, Get, Module, Query } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Clock } from '../../kernel/clock.js';
import { EventRecorder } from '../persistence/event-recorder.js';
import { OptionalText } from '../http/fields/index.js';
import { InputPipe } from '../http/input.pipe.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { AccessGuard } from '../http/security/access.guard.js';
import { Authenticator, ProgramAuthenticator, Public } from '../http/security/access.js';
import { applicationOptions, callsPool, connect } from '../persistence/data-source.js';
import { Database } from '../persistence/database.js';
import { createCounterTriggers, counterOf } from '../persistence/counter-triggers.js';
import { SettableClock } from '../testing/settable-clock.js';
import { runSql } from '../testing/sql.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { UuidIds } from '../uuid-ids.js';
import { writeCursor } from './cursor.js';
import { listOf } from './list-of.js';
import { AnswerAdapter } from './list-page.js';
import { Lists } from './lists.js';
import { IfNoneMatch, PageQuery } from './page-query.js';

const table = {
  tableName: 'plates',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    isHot: { type: 'boolean', name: 'is_hot' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
} as const;

const tallied = listOf(table, {
  scopes: { hot: ['is_hot'], all: ['is_hot', 'not is_hot'] },
  totals: { hot: counterOf('plates', 'true'), all: counterOf('plates', 'true', 'false') },
  filters: { name: 'name = :name' },
});
const counted = listOf(table, { scopes: { all: ['true'] }, json: { isHot: 'is_hot::text' } });

class PlateQuery extends PageQuery {
  @OptionalText({ max: 100 })
  readonly name?: string;
}

@Controller()
class Plates {
  constructor(private readonly lists: Lists) {}

  @Get('plates') @Public() all(@Query() { name, ...page }: PlateQuery, @IfNoneMatch() known?: string) {
    return this.lists.page(tallied, { ...page, scope: 'all', filter: { name } }, known);
  }
  @Get('hot') @Public() hot(@Query() page: PageQuery, @IfNoneMatch() known?: string) {
    return this.lists.page(tallied, { ...page, scope: 'hot' }, known);
  }
  @Get('counted') @Public() counted(@Query() page: PageQuery, @IfNoneMatch() known?: string) {
    return this.lists.page(counted, { ...page, scope: 'all' }, known);
  }
}

let cluster: TestDatabase;
let app: NestExpressApplication;
let database: Database;
let stop: () => Promise<void>;

beforeAll(async () => {
  cluster = await createTestDatabase();
  await runSql(
    cluster.url,
    `create table plates (id uuid primary key default uuidv7(), name text not null default 'plate',
       is_hot boolean not null default false, created_at timestamptz(3) not null default now())`,
    `insert into plates (name) select 'from before' from generate_series(1, 3)`,
    createCounterTriggers('plates', 'is_hot'),
  );
  const dataSource = await connect(applicationOptions(cluster.url, []));
  const clock = new SettableClock();
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(new UuidIds(), clock));

  @Module({
    controllers: [Plates],
    providers: [
      { provide: Clock, useValue: clock },
      { provide: Database, useValue: database },
      { provide: Authenticator, useValue: { loginsOf: () => Promise.resolve([]), bringsSession: () => false } },
      { provide: ProgramAuthenticator, useValue: {} },
      Lists,
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: APP_PIPE, useClass: InputPipe },
      { provide: APP_GUARD, useClass: AccessGuard },
    ],
  })
  class App {}

  app = await NestFactory.create<NestExpressApplication>(App, new AnswerAdapter(), {
    bodyParser: false,
    logger: false,
  });
  await app.listen(0, '127.0.0.1');
  stop = async () => {
    await app.close();
    await dataSource.destroy();
    await cluster.drop();
  };
});
afterAll(() => stop());
beforeEach(() => database.query('delete from plates'));

interface Plate {
  id: string;
  name: string;
  isHot: boolean | string;
  createdAt: string;
}
const get = (path: string) => request(app.getHttpServer()).get(path);
const namesOf = ({ body }: request.Response) => (body as Plate[]).map(({ name }) => name);
const totalOf = ({ headers }: request.Response) => (headers as Record<string, string>)['x-total-count'];
const nextOf = ({ headers }: request.Response) =>
  /^<(.+)>; rel="next"$/.exec((headers as Record<string, string>).link ?? '')?.[1];

/** Plates 1 to n, one per second, every other one hot. */
const serve = (n: number) =>
  database.query(
    `insert into plates (name, is_hot, created_at)
     select 'plate ' || i, i % 2 = 0, '2026-11-27T10:00:00Z'::timestamptz + i * interval '1 second' from generate_series(1, $1) i`,
    [n],
  );

describe('a page', () => {
  it('follows the one before without a gap or a repetition, newest first, over all conditions of the scope', async () => {
    await serve(23);
    const seen: string[] = [];
    let path: string | undefined = '/plates?limit=5';
    while (path) {
      const page: request.Response = await get(path).expect(200);
      expect(totalOf(page)).toBe('23');
      seen.push(...namesOf(page));
      path = nextOf(page);
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `plate ${String(23 - index)}`));
  });

  it('ends exactly where the rows end', async () => {
    await serve(10);
    const second = nextOf(await get('/plates?limit=5').expect(200)) ?? '';
    expect(nextOf(await get(second).expect(200))).toBeUndefined();
    expect(nextOf(await get('/plates?limit=10').expect(200))).toBeUndefined();
  });

  it('orders rows with the same time by id', async () => {
    await database.query(
      `insert into plates (name, created_at) select 'plate ' || i, '2026-11-27T10:00:00Z' from generate_series(1, 9) i`,
    );
    const first = await get('/counted?limit=4').expect(200);
    const second = await get(nextOf(first) ?? '').expect(200);
    const third = await get(nextOf(second) ?? '').expect(200);
    expect(new Set([first, second, third].flatMap(namesOf)).size).toBe(9);
  });

  it('has its rows as their columns, or as the list writes them', async () => {
    await serve(2);
    const [plate] = (await get('/hot').expect(200)).body as Plate[];
    expect(plate).toEqual({
      id: expect.any(String),
      name: 'plate 2',
      isHot: true,
      createdAt: '2026-11-27T10:00:02.000Z',
    });
    expect((await get('/counted').expect(200)).body).toContainEqual({ ...plate, isHot: 'true' });
  });

  it('of a narrowed list has what fits, and counts only that', async () => {
    await serve(4);
    await database.query(`insert into plates (name, is_hot) values ('soup', true), ('soup', false)`);
    const page = await get('/plates?name=soup&limit=1').expect(200);
    expect(namesOf(page)).toEqual(['soup']);
    expect(totalOf(page)).toBe('2');
    const rest = await get(nextOf(page) ?? '').expect(200);
    expect(namesOf(rest)).toEqual(['soup']);
    expect(nextOf(rest)).toBeUndefined();
    expect(totalOf(await get('/plates?name=nothing').expect(200))).toBe('0');
  });
});

describe('the total', () => {
  it.each([
    [10_000, '10000'],
    [10_001, '10000+'],
  ])('of %i rows that are counted is %s', async (rows, total) => {
    await serve(rows);
    expect(totalOf(await get('/counted?limit=1').expect(200))).toBe(total);
    expect(totalOf(await get('/plates?limit=1').expect(200))).toBe(String(rows));
  });
});

describe('an ETag', () => {
  const etagOf = async (path: string) => (await get(path).expect(200)).headers.etag as string;

  it('answers 304 without a body while nothing has changed, separately for each page', async () => {
    await serve(3);
    const etag = await etagOf('/plates');
    const { text } = await get('/plates').set('If-None-Match', etag).expect(304).expect('ETag', etag);
    expect(text).toBe('');
    await get('/hot').set('If-None-Match', etag).expect(200);
  });

  it.each([
    ['a change', `update plates set name = 'cold' where name = 'plate 2'`],
    ['a change back to the same', `update plates set name = name where name = 'plate 2'`],
    ['a new row', `insert into plates (name) values ('new')`],
    ['a removal', `delete from plates where name = 'plate 1'`],
    ['a change of scope', `update plates set is_hot = false where name = 'plate 2'`],
  ])('is another after %s by plain SQL', async (_, statement) => {
    await serve(4);
    const etag = await etagOf('/plates');
    await database.query(statement);
    const { body } = await get('/plates').set('If-None-Match', etag).expect(200);
    expect(body).toEqual((await get('/plates').expect(200)).body);
    expect(await etagOf('/plates')).not.toBe(etag);
  });

  it('covers only the rows of the page; the total is sent with the rows', async () => {
    await serve(4);
    const etag = await etagOf('/plates?limit=2');
    await database.query(`delete from plates where name = 'plate 1'`);
    await get('/plates?limit=2').set('If-None-Match', etag).expect(304);
    const page = await get('/plates?limit=2').expect(200).expect('ETag', etag);
    expect(totalOf(page)).toBe('3');
  });
});

describe('the content of a page', () => {
  it.each([
    ['once for all who ask for the page', {}, 1],
    ['each time for one reader, for whom nothing is kept', { isForOneReader: true }, 3],
  ])('is read %s', async (_, changes, times) => {
    const statements: string[] = [];
    const query = (text: string, values?: unknown[]) => {
      statements.push(text);
      return database.query(text, values);
    };
    const lists = new Lists({ query } as Database, new SettableClock());
    for (let count = 0; count < 3; count += 1)
      await lists.page(tallied, { scope: 'all', limit: 5, ...changes }, undefined);
    expect(statements.filter((text) => text.includes('json_agg'))).toHaveLength(times);
  });
});

describe('a cursor', () => {
  const id = '019ab000-0000-7000-8000-000000000000';
  const at = '2026-11-27T10:00:00.000Z';

  it.each([
    ['a date that is none', { at: '2026-13-41T99:00:00.000Z', id }],
    ['no date', { at: 'yesterday', id }],
    ['a week', { at: '2026-W48-5', id }],
    ['a date before all dates', { at: '0000-01-01T00:00:00.000Z', id }],
    ['nothing', { at: '', id: '' }],
    ['an id that is none', { at, id: '1); drop table plates; --' }],
    ['another kind of id', { at, id: '17' }],
  ])('with our sum and %s is refused', async (_, forged) => {
    const { body } = await get(`/plates?cursor=${writeCursor(forged)}`).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'cursor', message: 'This cursor is invalid.' }] });
  });

  it.each([
    'nonsense',
    '',
    Buffer.from(`${at} ${id} AAAAAAAAAAAA`).toString('base64url'),
    `${writeCursor({ at, id })}=`,
  ])('is refused when it is %j', async (cursor) => {
    await get(`/plates?cursor=${cursor}`).expect(400);
  });

  it('of ours is a place in the list, also when the row is gone', async () => {
    await serve(3);
    const page = await get(`/plates?cursor=${writeCursor({ at: '2026-11-27T10:00:02.500Z', id })}`).expect(200);
    expect(namesOf(page)).toEqual(['plate 2', 'plate 1']);
  });

  it.each(['0', '501', '1.5', 'x', '-1'])('or not, a limit of %s is refused', async (limit) => {
    await get(`/plates?limit=${limit}`).expect(400);
  });
});

describe('a tally', () => {
  const counters = async () => {
    const [row] = await database.query<{ hot: number; cold: number }[]>(
      `select ${counterOf('plates', 'true')} as hot, ${counterOf('plates', 'false')} as cold`,
    );
    return row;
  };

  it('begins with the rows that were there before it', async () => {
    const fresh = await createTestDatabase();
    try {
      await runSql(
        fresh.url,
        'create table plates (is_hot boolean)',
        'insert into plates values (true), (false), (false)',
        createCounterTriggers('plates', 'is_hot'),
        `do $$ begin assert ${counterOf('plates', 'true')} = 1 and ${counterOf('plates', 'false')} = 2; end $$`,
      );
    } finally {
      await fresh.drop();
    }
  });

  it('follows every kind of change, of one row or of many', async () => {
    await serve(10);
    expect(await counters()).toEqual({ hot: 5, cold: 5 });
    await database.query(`update plates set is_hot = true where name = 'plate 1'`);
    expect(await counters()).toEqual({ hot: 6, cold: 4 });
    await database.query('update plates set is_hot = not is_hot');
    expect(await counters()).toEqual({ hot: 4, cold: 6 });
    await database.query('delete from plates where is_hot');
    expect(await counters()).toEqual({ hot: 0, cold: 6 });
    await database.query(
      `insert into plates (id, is_hot) select id, true from plates on conflict (id) do update set is_hot = excluded.is_hot`,
    );
    expect(await counters()).toEqual({ hot: 6, cold: 0 });
    await database.query('truncate plates');
    expect(await counters()).toEqual({ hot: 0, cold: 0 });
  });

  it('does not return what was rolled back', async () => {
    const work = database.run(null, async () => {
      await serve(4);
      throw new Error('dropped');
    });
    await expect(work).rejects.toThrow('dropped');
    expect(await counters()).toEqual({ hot: 0, cold: 0 });
  });

  it('is right after fifty changes at the same moment', async () => {
    await serve(50);
    const changes = Array.from({ length: 50 }, (_, index) => {
      const plate = `plate ${String(index + 1)}`;
      if (index % 3 === 0) return database.query('delete from plates where name = $1', [plate]);
      if (index % 3 === 1) return database.query('update plates set is_hot = true where name = $1', [plate]);
      return database.query('insert into plates (name, is_hot) values ($1, true)', [plate]);
    });
    await Promise.all(changes);
    const [counted] = await database.query(
      `select count(*) filter (where is_hot)::int as hot, count(*) filter (where not is_hot)::int as cold from plates`,
    );
    expect(await counters()).toEqual(counted);
  });
});
