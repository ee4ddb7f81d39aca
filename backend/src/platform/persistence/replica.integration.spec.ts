import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Pool } from 'pg';
import { EventRecorder } from './event-recorder.js';
import { SettableClock } from '../testing/settable-clock.js';
import { runSql } from '../testing/sql.js';
import { UuidIds } from '../uuid-ids.js';
import { replicaPool } from './data-source.js';
import { Database } from './database.js';
import { type Soup, SoupKitchen } from './testing/soup-kitchen.js';

const opened: (() => Promise<unknown>)[] = [];
let kitchen: SoupKitchen;
/** Acts as a lagging replica; its data differs from the primary's. */
let behind: SoupKitchen;

beforeAll(async () => {
  kitchen = await SoupKitchen.open();
  behind = await SoupKitchen.open();
  await behind.add({ name: 'yesterday' });
  await kitchen.add({ name: 'today' });
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(async () => {
  await kitchen.close();
  await behind.close();
});

function databaseWith(replica: Pool): Database {
  opened.push(() => replica.end());
  const recorder = new EventRecorder(new UuidIds(), new SettableClock());
  return new Database(kitchen.database.dataSource, { ...kitchen.pools, replica }, recorder);
}

const names = async (database: Database) =>
  (await database.query<Soup[]>('select name from soups order by name')).map(({ name }) => name);
const pool = (url: string) => replicaPool(url, () => undefined);

describe('where an old answer will do', () => {
  it('the replica is asked, by statements and by repositories', async () => {
    const database = databaseWith(pool(behind.url));
    expect(await database.allowStaleReads(() => names(database))).toEqual(['yesterday']);
    const soups = database.getRepository(kitchen.schema);
    expect(await database.allowStaleReads(() => soups.findOneBy({ name: 'yesterday' }))).toMatchObject({ price: 5 });
    expect(await names(database)).toEqual(['today']);
  });

  it('a unit of work stays with the primary', async () => {
    const database = databaseWith(pool(behind.url));
    const read = database.allowStaleReads(() => database.run(null, () => names(database)));
    expect(await read).toEqual(['today']);
  });

  it('the primary answers what the replica may not', async () => {
    const database = databaseWith(pool(behind.url));
    await runSql(
      behind.url,
      `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
    );
    await database.allowStaleReads(() => database.query(`update soups set price = 9 where name = 'today'`));
    expect(await kitchen.database.query('select price from soups')).toEqual([{ price: 9 }]);
  });

  it('the primary answers in the place of a replica that is gone, which is then left alone', async () => {
    let queries = 0;
    const silent = createServer((socket) => {
      queries += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    opened.push(() => Promise.resolve(silent.close()));
    const { port } = silent.address() as AddressInfo;
    const database = databaseWith(pool(`postgres://nobody@127.0.0.1:${String(port)}/nothing`));
    for (let call = 0; call < 3; call += 1) {
      expect(await database.allowStaleReads(() => names(database))).toEqual(['today']);
    }
    expect(queries).toBe(1);
  });

  it('reports an invalid statement as usual', async () => {
    const database = databaseWith(pool(behind.url));
    await expect(database.allowStaleReads(() => database.query('select nothing from soups'))).rejects.toMatchObject({
      code: '42703',
    });
  });
});
