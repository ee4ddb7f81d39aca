import type { Actor } from '../../kernel/actor.js';
import { UuidIds } from '../uuid-ids.js';
import type { Database, Pools } from './database.js';
import type { EntityRows } from './entity-rows.js';
import { type Soup, SoupKitchen } from './testing/soup-kitchen.js';

const COOK: Actor = { id: '7', name: 'The Cook', role: 'staff' };
const ids = new UuidIds();

let kitchen: SoupKitchen;
let pools: Pools;
let database: Database;
let soups: EntityRows<Soup>;

beforeAll(async () => {
  kitchen = await SoupKitchen.open();
  ({ pools, database, soups } = kitchen);
});
afterAll(() => kitchen.close());

const price = (soup: Soup, to: number): Soup => ({ ...soup, price: to });

describe('looks of one moment', () => {
  it('are one statement, and each finds its own', async () => {
    const made = await Promise.all([1, 2, 3].map((to) => kitchen.add({ price: to })));
    kitchen.sent.length = 0;
    const found = await Promise.all([...made, ...made].map(({ id }) => soups.find(id)).concat(soups.find(ids.next())));
    expect(found).toEqual([...made, ...made, null]);
    expect(kitchen.sent).toHaveLength(1);
  });

  it('find in an open unit of work what that one has written', async () => {
    const { id } = await kitchen.add();
    const inside = database.run(null, async () => {
      const soup = await kitchen.get(id);
      await soups.save(soup, price(soup, 8));
      return kitchen.get(id);
    });
    const [own, others] = await Promise.all([inside, kitchen.get(id)]);
    expect([own.price, others.price]).toEqual([8, 5]);
  });

  it('do not fail together because one of the keys is none', async () => {
    const { id } = await kitchen.add();
    const [good, bad] = await Promise.allSettled([soups.find(id), soups.find('none')]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { id } });
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  });
});

describe('units of work that end at one moment', () => {
  const reprice = (id: string, to: number) =>
    database.run(COOK, async () => {
      const soup = await kitchen.get(id);
      await soups.save(soup, price(soup, to));
    });

  it('are one statement where they write the same kinds of rows, and each leaves its own trace', async () => {
    const made = [await kitchen.add(), await kitchen.add(), await kitchen.add(), await kitchen.add()];
    kitchen.sent.length = 0;
    await Promise.all(made.map(({ id }, index) => reprice(id, index)));
    expect(kitchen.sent.map((text) => text.match(/update soups/g)?.length ?? 0)).toEqual([0, 4]);
    for (const [index, { id }] of made.entries()) {
      expect(await kitchen.stored(id)).toMatchObject({ price: index });
      expect((await kitchen.told(id)).at(-1)).toMatchObject({ changes: { price: { before: 5, after: index } } });
    }
  });

  it('are refused one by one', async () => {
    const taken = await kitchen.add();
    const names = ['leek', taken.name, 'beetroot', 'leek'];
    const added = await Promise.allSettled(names.map((name) => kitchen.add({ name })));
    expect(added.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(2);
    expect(added[1]).toMatchObject({ status: 'rejected', reason: { constraint: 'one_soup_per_name' } });
    expect(added[2]).toMatchObject({ status: 'fulfilled' });
    const kept = await pools.jobs.query(`select name from soups where name in ('leek', 'beetroot') order by name`);
    expect(kept.rows).toEqual([{ name: 'beetroot' }, { name: 'leek' }]);
  });

  it('are kept but for the one that somebody else was faster than, which is run again', async () => {
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
        await soups.save(soup, price(soup, soup.price + 1));
      }),
    );
    whenAllHaveRead = Promise.all(reads).then(() => kitchen.meanwhile(overtaken, 'price = 20'));
    await Promise.all(work);
    expect(runs).toEqual([...made.map(({ id }) => id), overtaken]);
    for (const { id } of made) expect(await kitchen.stored(id)).toMatchObject({ price: id === overtaken ? 21 : 6 });
  });
});

describe('a job', () => {
  it('lets a call go first that asks the database for something', async () => {
    const call = await pools.calls.connect();
    const order: string[] = [];
    const job = database.callsFirst().then(() => order.push('job'));
    await new Promise(setImmediate);
    order.push('call');
    call.release();
    await job;
    expect(order).toEqual(['call', 'job']);
  });

  it('waits a moment and no longer', async () => {
    const call = await pools.calls.connect();
    await database.callsFirst();
    call.release();
  });
});
