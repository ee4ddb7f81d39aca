import type { QueryResultRow } from 'pg';
import { EventRecorder } from '../event-recorder.js';
import { SettableClock } from '../../testing/settable-clock.js';
import { runSql } from '../../testing/sql.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { watch } from '../../testing/watched-pool.js';
import { UuidIds } from '../../uuid-ids.js';
import { applicationOptions, callsPool, connect, jobsPool } from '../data-source.js';
import { Database, type Pools } from '../database.js';
import type { TrackedRepository } from '../tracked-repository.js';
import { TrackedSchema } from '../tracked-schema.js';

export interface Soup {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly season: string | null;
}

export interface RecordedEvent extends QueryResultRow {
  readonly type: string;
  readonly actor: unknown;
  readonly changes: unknown;
}

export class NameTaken extends Error {}

const SoupSchema = new TrackedSchema<Soup>(
  {
    name: 'Soup',
    tableName: 'soups',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      price: { type: 'int' },
      season: { type: 'text', nullable: true },
    },
  },
  { subject: 'soup', violations: { one_soup_per_name: () => new NameTaken() } },
);

const ids = new UuidIds();

/** A table in a database of its own that records what calls send to it. */
export class SoupKitchen {
  private constructor(
    readonly database: Database,
    readonly soups: TrackedRepository<Soup>,
    readonly pools: Pools,
    readonly sent: string[],
    private readonly testDatabase: TestDatabase,
    private readonly disconnect: () => Promise<void>,
  ) {}

  get url(): string {
    return this.testDatabase.url;
  }

  readonly schema = SoupSchema;

  static async open(): Promise<SoupKitchen> {
    const testDatabase = await createTestDatabase();
    const { url } = testDatabase;
    await runSql(
      url,
      `create table soups (id uuid primary key, name text not null constraint one_soup_per_name unique, price int not null, season text)`,
    );
    const dataSource = await connect(applicationOptions(url, [SoupSchema]));
    const pools = { calls: callsPool(dataSource), jobs: jobsPool(url, () => undefined) };
    const sent: string[] = [];
    watch(pools.calls, (statement) => sent.push(statement));
    const database = new Database(dataSource, pools, new EventRecorder(ids, new SettableClock()));
    const soups = database.getRepository(SoupSchema);
    return new SoupKitchen(database, soups, pools, sent, testDatabase, async () => {
      await pools.jobs.end();
      await dataSource.destroy();
    });
  }

  async close(): Promise<void> {
    await this.disconnect();
    await this.testDatabase.drop();
  }

  async add(changes: Partial<Soup> = {}): Promise<Soup> {
    const id = ids.next();
    const soup = { id, name: `Soup ${id}`, price: 5, season: null, ...changes };
    await this.soups.insert(soup);
    return soup;
  }

  async get(id: string): Promise<Soup> {
    const soup = await this.soups.findOneBy({ id });
    if (!soup) throw new Error('There is no such soup.');
    return soup;
  }

  async stored(id: string): Promise<Soup | undefined> {
    return (await this.pools.jobs.query<Soup>('select * from soups where id = $1', [id])).rows[0];
  }

  /** Simulates another process, over a connection outside of the unit of work. */
  async meanwhile(id: string, set: string): Promise<void> {
    await this.pools.jobs.query(`update soups set ${set} where id = $1`, [id]);
  }

  async recordedEvents(id: string): Promise<RecordedEvent[]> {
    const events = 'select type, actor, changes from events where subject_id = $1 order by id';
    return (await this.pools.jobs.query<RecordedEvent>(events, [id])).rows;
  }
}
