import type { PoolClient } from 'pg';
import type { Actor } from '../../kernel/actor.js';
import type { Database, Pools } from './database.js';
import type { TrackedRepository } from './tracked-repository.js';
import { NameTaken, type Soup, SoupKitchen } from './testing/soup-kitchen.js';

const COOK: Actor = { id: '7', name: 'The Cook', role: 'staff' };

let kitchen: SoupKitchen;
let pools: Pools;
let database: Database;
let soups: TrackedRepository<Soup>;

beforeAll(async () => {
  kitchen = await SoupKitchen.open();
  ({ pools, database, soups } = kitchen);
});
afterAll(() => kitchen.close());

const price = (soup: Soup, to: number): Soup => ({ ...soup, price: to });

describe('at one moment', () => {
  it('units of work are refused one by one', async () => {
    const taken = await kitchen.add();
    const names = ['leek', taken.name, 'beetroot', 'leek'];
    const added = await Promise.allSettled(names.map((name) => kitchen.add({ name })));
    expect(added.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(2);
    expect(added[1]).toMatchObject({ status: 'rejected', reason: expect.any(NameTaken) });
    expect(added[2]).toMatchObject({ status: 'fulfilled' });
    const stored = await pools.jobs.query(`select name from soups where name in ('leek', 'beetroot') order by name`);
    expect(stored.rows).toEqual([{ name: 'beetroot' }, { name: 'leek' }]);
  });

  it('units of work commit, and one that lost a race runs again', async () => {
    const made = [await kitchen.add(), await kitchen.add(), await kitchen.add(), await kitchen.add()];
    const overtaken = made[2]?.id ?? '';
    const runs: string[] = [];
    let whenAllHaveRead = new Promise<unknown>(() => undefined);
    const reads: Promise<Soup>[] = [];
    const work = made.map(({ id }) =>
      database.run(COOK, async () => {
        runs.push(id);
        const read = kitchen.get(id);
        reads.push(read);
        const soup = await read;
        await whenAllHaveRead;
        await soups.update(soup, price(soup, soup.price + 1));
      }),
    );
    whenAllHaveRead = Promise.all(reads).then(() => kitchen.meanwhile(overtaken, 'price = 20'));
    await Promise.all(work);
    expect(runs).toEqual([...made.map(({ id }) => id), overtaken]);
    for (const { id } of made) expect(await kitchen.stored(id)).toMatchObject({ price: id === overtaken ? 21 : 6 });
  });
});

describe('a job', () => {
  let busy: PoolClient[];
  beforeEach(async () => {
    busy = await Promise.all(Array.from({ length: pools.calls.options.max }, () => pools.calls.connect()));
  });
  afterEach(() => {
    for (const connection of busy) connection.release();
  });

  it('starts immediately while no request waits for a connection', async () => {
    const order: string[] = [];
    const job = database.yieldToRequests().then(() => order.push('job'));
    await new Promise(setImmediate);
    order.push('later');
    await job;
    expect(order).toEqual(['job', 'later']);
  });

  it('lets a call go first that waits for a connection', async () => {
    const order: string[] = [];
    const call = pools.calls.connect().then((connection) => {
      order.push('call');
      busy.push(connection);
    });
    const job = database.yieldToRequests().then(() => order.push('job'));
    await new Promise(setImmediate);
    busy.pop()?.release();
    await Promise.all([call, job]);
    expect(order).toEqual(['call', 'job']);
  });

  it('waits a moment and no longer', async () => {
    const call = pools.calls.connect();
    await database.yieldToRequests();
    busy.pop()?.release();
    busy.push(await call);
  });
});
