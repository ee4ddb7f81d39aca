import type { Actor } from '../../kernel/actor.js';
import { EventOutbox } from '../events/event-outbox.js';
import { UuidIds } from '../uuid-ids.js';
import type { Database, Pools } from './database.js';
import type { TrackedRepository } from './tracked-repository.js';
import { NameTaken, type Soup, SoupKitchen } from './testing/soup-kitchen.js';

const ids = new UuidIds();
const COOK: Actor = { id: '7', name: 'The Cook', role: 'staff' };

let kitchen: SoupKitchen;
let pools: Pools;
let database: Database;
let soups: TrackedRepository<Soup>;
let outbox: EventOutbox;

beforeAll(async () => {
  kitchen = await SoupKitchen.open();
  ({ pools, database, soups } = kitchen);
  outbox = new EventOutbox(database);
});
afterAll(() => kitchen.close());

const price = (soup: Soup, to: number): Soup => ({ ...soup, price: to });
const eventsOf = (id: string, type: string) => outbox.add({ type, subject: { type: 'soup', id }, payload: {} });

describe('a unit of work', () => {
  it('that reads and writes is one statement after the read, its event included', async () => {
    const { id } = await kitchen.add();
    await database.run(COOK, () => kitchen.get(id));
    kitchen.sent.length = 0;
    await database.run(COOK, async () => {
      const soup = await kitchen.get(id);
      await soups.update(soup, price(soup, 6));
      await eventsOf(id, 'soup.priced');
    });
    expect(kitchen.sent).toHaveLength(2);
    expect(kitchen.sent[0]).toMatch(/^select /);
    expect(kitchen.sent[1]).toMatch(/update soups .*insert into events/s);
    expect(await kitchen.stored(id)).toMatchObject({ price: 6 });
  });

  it('with hundreds of writes is a few statements in one transaction', async () => {
    const { id } = await kitchen.add();
    kitchen.sent.length = 0;
    await database.run(COOK, async () => {
      for (let number = 0; number < 120; number += 1) await eventsOf(id, 'soup.stirred');
    });
    const [first, ...others] = kitchen.sent;
    expect([first, others.length, others.at(-1)]).toEqual(['begin', 6, 'commit']);
    const [row] = await database.query<{ n: number }[]>(
      `select count(*)::int as n from events where type = 'soup.stirred' and subject_id = $1`,
      [id],
    );
    expect(row).toEqual({ n: 120 });
  });

  it('runs again if someone changed the row in between, and decides on the current state', async () => {
    const { id } = await kitchen.add();
    const seen: number[] = [];
    await database.run(null, async () => {
      const soup = await kitchen.get(id);
      seen.push(soup.price);
      if (seen.length === 1) await kitchen.meanwhile(id, 'price = 20');
      await soups.update(soup, price(soup, soup.price + 1));
    });
    expect(seen).toEqual([5, 20]);
    expect(await kitchen.stored(id)).toMatchObject({ price: 21 });
  });

  it('is run again when the row that it removes has changed', async () => {
    const { id } = await kitchen.add();
    let runs = 0;
    const removal = database.run(null, async () => {
      const soup = await kitchen.get(id);
      runs += 1;
      if (soup.season !== null) throw new Error('It is on the menu.');
      await kitchen.meanwhile(id, `season = 'autumn'`);
      await soups.remove(soup);
    });
    await expect(removal).rejects.toThrow('It is on the menu.');
    expect(runs).toBe(2);
    expect(await kitchen.stored(id)).toMatchObject({ season: 'autumn' });
  });

  it('gives up with a conflict after five lost races and changes nothing', async () => {
    const { id } = await kitchen.add();
    let races = 0;
    const work = database.run(null, async () => {
      const soup = await kitchen.get(id);
      races += 1;
      await kitchen.meanwhile(id, `season = 'race ${String(races)}'`);
      await soups.update(soup, price(soup, 99));
    });
    await expect(work).rejects.toMatchObject({ kind: 'conflict' });
    expect(races).toBe(5);
    expect(await kitchen.stored(id)).toMatchObject({ price: 5, season: 'race 5' });
  });

  it('applies every one of many concurrent changes, one after the other', async () => {
    const { id } = await kitchen.add({ price: 0 });
    const add = () =>
      database.run(null, async () => {
        const soup = await kitchen.get(id);
        await soups.update(soup, price(soup, soup.price + 1));
      });
    const done = await Promise.allSettled(Array.from({ length: 12 }, add));
    const stored = done.filter(({ status }) => status === 'fulfilled').length;
    expect(stored).toBeGreaterThanOrEqual(5);
    expect(await kitchen.stored(id)).toMatchObject({ price: stored });
  });

  it('sees its own writes, in whichever way it reads', async () => {
    const { id } = await kitchen.add();
    await database.run(null, async () => {
      const soup = await kitchen.get(id);
      await soups.update(soup, price(soup, 8));
      expect(await kitchen.get(id)).toMatchObject({ price: 8 });
      expect(await database.query('select price from soups where id = $1', [id])).toEqual([{ price: 8 }]);
      expect(await soups.findBy({ price: 8, id })).toHaveLength(1);
      expect(await soups.createQueryBuilder('soup').where('soup.id = :id', { id }).getOne()).toMatchObject({
        price: 8,
      });
      expect(await kitchen.stored(id)).toMatchObject({ price: 5 });
    });
    expect(await kitchen.stored(id)).toMatchObject({ price: 8 });
  });

  it('leaves nothing behind when anything is thrown, whatever was sent before', async () => {
    const { id } = await kitchen.add();
    const work = database.run(null, async () => {
      const soup = await kitchen.get(id);
      await soups.update(soup, price(soup, 8));
      await eventsOf(id, 'soup.priced');
      await database.query('select 1');
      expect(await kitchen.get(id)).toMatchObject({ price: 8 });
      throw new Error('burnt');
    });
    await expect(work).rejects.toThrow('burnt');
    expect(await kitchen.stored(id)).toMatchObject({ price: 5 });
    expect((await kitchen.recordedEvents(id)).map(({ type }) => type)).toEqual(['soup.added']);
  });

  it('fails when a statement of it was refused, even where the work went on', async () => {
    const { id } = await kitchen.add();
    const work = database.run(null, async () => {
      await database.query('update soups set price = 8 where id = $1', [id]);
      await database.query('select 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await kitchen.stored(id)).toMatchObject({ price: 5 });
  });

  it('changes a row that another repository of the same table has found', async () => {
    const { id } = await kitchen.add();
    await database.run(COOK, async () => {
      const soup = await database.getRepository(kitchen.schema).findOneBy({ id });
      if (soup) await database.getRepository(kitchen.schema).update(soup, price(soup, 6));
    });
    expect(await kitchen.stored(id)).toMatchObject({ price: 6 });
  });

  it('joins the one that is running', async () => {
    const { id } = await kitchen.add();
    const work = database.run(null, async () => {
      await database.run(null, async () => {
        const soup = await kitchen.get(id);
        await soups.update(soup, price(soup, 8));
      });
      throw new Error('burnt');
    });
    await expect(work).rejects.toThrow('burnt');
    expect(await kitchen.stored(id)).toMatchObject({ price: 5 });
  });
});

describe('outside of a unit of work', () => {
  it('a repository and a query builder ask over the connections of the call, or of the job', async () => {
    const { id } = await kitchen.add();
    kitchen.sent.length = 0;
    expect(await database.inJob(() => soups.findBy({ id }))).toHaveLength(1);
    expect(await database.inJob(() => soups.createQueryBuilder('soup').where({ id }).getCount())).toBe(1);
    expect(kitchen.sent).toEqual([]);
    expect(await soups.countBy({ id })).toBe(1);
    expect(kitchen.sent).toHaveLength(1);
  });

  it('no transaction is begun', async () => {
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow('unit of work');
  });
});

describe('work that outlives its unit of work', () => {
  const outliving = async (work: () => Promise<unknown>) => {
    const ended = Promise.withResolvers<undefined>();
    let refused: unknown;
    await database.run(null, () => {
      refused = ended.promise.then(work).then(
        () => null,
        (error: unknown) => (error as Error).message,
      );
      return Promise.resolve();
    });
    ended.resolve(undefined);
    return refused as Promise<string | null>;
  };

  it.each<[string, () => Promise<unknown>]>([
    ['a statement', () => database.query('select 1')],
    ['a query builder', () => soups.createQueryBuilder().getCount()],
    ['a look', () => soups.findOneBy({ id: ids.next() })],
    ['a write', () => database.write({ text: 'delete from soups', values: [] })],
    ['an event', () => eventsOf('7', 'soup.late')],
    ['a use case', () => database.run(null, () => Promise.resolve())],
  ])('is refused %s, and holds no connection', async (_, work) => {
    expect(await outliving(work)).toMatch(/has ended/);
    expect(pools.calls.idleCount).toBe(pools.calls.totalCount);
  });
});

describe('a refusal by a constraint', () => {
  it('is the error that the write names for it', async () => {
    const { name } = await kitchen.add();
    const twin = { id: ids.next(), name, price: 5, season: null };
    await expect(soups.insert(twin)).rejects.toBeInstanceOf(NameTaken);
    const other = await kitchen.add();
    const renamed = database.run(null, async () => {
      const soup = await kitchen.get(other.id);
      await soups.update(soup, { ...soup, name });
    });
    await expect(renamed).rejects.toBeInstanceOf(NameTaken);
  });

  it('stays the error of the database where none is named', async () => {
    const { id } = await kitchen.add();
    await expect(kitchen.add({ id })).rejects.toMatchObject({ constraint: 'soups_pkey' });
  });
});

it('outlives a connection that dies inside a transaction', async () => {
  const { id } = await kitchen.add();
  const work = database.run(null, async () => {
    const [own] = await database.query<{ pid: number }[]>('select pg_backend_pid() as pid');
    await database.query('update soups set price = 8 where id = $1', [id]);
    await pools.jobs.query('select pg_terminate_backend($1)', [own?.pid]);
    await database.query('select 1');
  });
  await expect(work).rejects.toThrow();
  expect(await kitchen.stored(id)).toMatchObject({ price: 5 });
  const others = Array.from({ length: 20 }, () => database.run(null, () => database.query('select 1 as alive')));
  expect(await Promise.all(others)).toEqual(Array(20).fill([{ alive: 1 }]));
  expect(pools.calls.waitingCount).toBe(0);
});

it('gives up the connection that a switch of the primary has left on a standby', async () => {
  const { id } = await kitchen.add();
  await pools.calls.query('set default_transaction_read_only = on');
  const change = () => database.run(null, () => database.query('update soups set price = 8 where id = $1', [id]));
  await expect(change()).rejects.toMatchObject({ code: '25006' });
  await change();
  expect(await kitchen.stored(id)).toMatchObject({ price: 8 });
});

it('remembers for a while that the disk was full', async () => {
  const full = `do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
  expect(database.hasRoom).toBe(true);
  await expect(database.run(COOK, () => database.query(full))).rejects.toThrow('could not extend file');
  expect(database.hasRoom).toBe(false);
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    now: Date.now() + 21_000,
  });
  expect(database.hasRoom).toBe(true);
  jest.useRealTimers();
});

describe('the trace of a change', () => {
  it('has the difference by field, on the recorded event and with its author', async () => {
    const { id } = await kitchen.add();
    await database.run(COOK, async () => {
      const soup = await kitchen.get(id);
      await soups.update(soup, { ...soup, price: 9, season: 'autumn' });
      await eventsOf(id, 'soup.priced');
    });
    expect(await kitchen.recordedEvents(id)).toEqual([
      { type: 'soup.added', actor: null, changes: null },
      {
        type: 'soup.priced',
        actor: { id: '7', name: 'The Cook', role: 'staff' },
        changes: { price: { before: 5, after: 9 }, season: { before: null, after: 'autumn' } },
      },
    ]);
  });

  it('is recorded even if the use case recorded no event', async () => {
    const { id } = await kitchen.add();
    await database.run(COOK, async () => {
      const soup = await kitchen.get(id);
      await soups.update(soup, price(soup, 9));
    });
    await database.run(COOK, async () => soups.remove(await kitchen.get(id)));
    expect((await kitchen.recordedEvents(id)).map(({ type }) => type)).toEqual([
      'soup.added',
      'soup.changed',
      'soup.removed',
    ]);
  });

  it('covers the first to the last value when a unit of work changes a row twice, and both changes are stored', async () => {
    const { id } = await kitchen.add();
    await database.run(null, async () => {
      const first = await kitchen.get(id);
      const second = { ...first, price: 6, season: 'spring' };
      await soups.update(first, second);
      await soups.update(second, { ...second, name: `${second.name} royal`, season: 'summer' });
      await eventsOf(id, 'soup.renewed');
    });
    expect(await kitchen.stored(id)).toMatchObject({
      price: 6,
      name: expect.stringMatching(/ royal$/),
      season: 'summer',
    });
    const [, renewed] = await kitchen.recordedEvents(id);
    expect(renewed).toMatchObject({
      type: 'soup.renewed',
      changes: { price: { before: 5, after: 6 }, season: { before: null, after: 'summer' } },
    });
  });

  it('is empty when nothing differs', async () => {
    const { id } = await kitchen.add();
    await database.run(null, async () => {
      const soup = await kitchen.get(id);
      await soups.update(soup, { ...soup });
    });
    expect(await kitchen.recordedEvents(id)).toHaveLength(1);
  });
});
