import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { migrations } from '../../app/migrate.js';
import { readManifest } from '../../app/backup/manifest.js';
import { restore } from '../../app/backup/restore.js';
import { query } from '../../embedded-postgres/query.js';
import { forwardOnly } from '../../platform/persistence/forward-only.js';
import { migrate } from '../../platform/persistence/migrate.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ProductProcess } from '../product-process.js';
import { KeyedLoad } from './keyed-load.js';
import { report } from './report.js';

jest.setTimeout(900_000);
const BACKUPS = 3;
const WRITERS = 4;
/** Each pair is two rows; this many are inserted together with a counter, in one transaction of two statements. */
const PAIRS_A_SECOND = 400;
const CONCURRENCY = 10;
const A_SECOND = 400;
/** So that a backup lasts. */
const OLD_PAIRS = 200_000;
const TICK_MS = 10;

/** Two tables and a counter that agree at every moment, and at no moment when they are read one after the other. */
class Pairs2999999999999 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pair_counters (writer int primary key, pairs int not null);
      create table pair_firsts (writer int, number int, text text, primary key (writer, number));
      create table pair_seconds (writer int, number int, primary key (writer, number));
      insert into pair_firsts select 0, n, repeat(md5(n::text), 8) from generate_series(1, ${String(OLD_PAIRS)}) n;
      insert into pair_seconds select 0, n from generate_series(1, ${String(OLD_PAIRS)}) n;
      insert into pair_counters values (0, ${String(OLD_PAIRS)});
    `);
  }
  down = forwardOnly;
}
const all = [...migrations, Pairs2999999999999];

const DISAGREEMENTS = `
  select (select count(*)::int from pair_firsts full join pair_seconds using (writer, number)
      where pair_firsts.writer is null or pair_seconds.writer is null) as halves,
    (select count(*)::int from pair_counters c where pairs <> (select count(*) from pair_firsts where writer = c.writer)) as counters,
    (select count(*)::int from reservation_requests r
      where not exists (select from events e where e.subject_id = r.id::text)) as "withoutEvent"`;

class Writer {
  written = 0;
  private goesOn = true;
  private readonly done: Promise<void>;

  constructor(
    url: string,
    private readonly id: number,
  ) {
    this.done = this.run(url);
  }

  async stop(): Promise<void> {
    this.goesOn = false;
    await this.done;
  }

  private async run(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const since = performance.now();
    try {
      await query(url, `insert into pair_counters values (${String(this.id)}, 0)`);
      while (this.goesOn) {
        const due = ((performance.now() - since) * PAIRS_A_SECOND) / WRITERS / 1_000;
        if (this.written < due) await this.write(client);
        else await pause(TICK_MS);
      }
    } finally {
      await client.end();
    }
  }

  private async write(client: pg.Client): Promise<void> {
    const values = Array.from(
      { length: CONCURRENCY },
      (_, one) => `(${String(this.id)}, ${String(this.written + one)})`,
    ).join();
    await client.query('begin');
    await client.query(`insert into pair_firsts (writer, number) values ${values}`);
    await client.query(
      `with raised as (update pair_counters set pairs = pairs + ${String(CONCURRENCY)} where writer = ${String(this.id)})
       insert into pair_seconds values ${values}`,
    );
    await client.query('commit');
    this.written += CONCURRENCY;
  }
}

let source: TestDatabase;
let folder: string;
let product: ProductProcess;
const restored: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtyard-backups-'));
  source = await createTestDatabase();
  await migrate(source.url, all);
  product = await ProductProcess.on({ DATA_DIR: folder, DATABASE_URL: source.url });
  await product.start();
});
afterAll(async () => {
  await product.end();
  for (const database of [source, ...restored]) await database.drop();
  await rm(folder, { recursive: true });
});

/** By the command that people type. @returns the file, and how long it took */
async function aBackup(): Promise<{ file: string; seconds: number }> {
  const command = await ProductProcess.on({ DATA_DIR: folder, DATABASE_URL: source.url });
  const begin = performance.now();
  const [code] = (await once(command.launch({}, 'dist/app/cli/backup.js'), 'exit')) as [number];
  const seconds = (performance.now() - begin) / 1_000;
  expect(code).toBe(0);
  const names = (await readdir(path.join(folder, 'backups'))).filter((name) => name.endsWith('.sql.gz')).sort();
  return { file: path.join(folder, 'backups', names.at(-1) ?? ''), seconds };
}

it(`is of one moment while ${String(A_SECOND)} rows and more are written each second`, async () => {
  const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(source.url, index + 1));
  const load = new KeyedLoad(product, 'backedup');
  const guests = load.run();
  await load.reached(50);
  const written = () => writers.reduce((sum, { written }) => sum + 2 * written, 0) + load.acknowledged.size;

  const runs = [];
  for (let run = 0; run < BACKUPS; run += 1) {
    const before = written();
    const known = [...load.acknowledged.values()];
    const { file, seconds } = await aBackup();
    runs.push({ file, seconds, rate: (written() - before) / seconds, known });
  }
  load.stop();
  await Promise.all([guests, ...writers.map((writer) => writer.stop())]);

  for (const { file, seconds, rate, known } of runs) {
    const manifest = await readManifest(file);
    const copy = await createTestDatabase('template0');
    restored.push(copy);
    await restore(copy.url, file, { migrations: all });
    const rows: Record<string, number> = {};
    for (const table of Object.keys(manifest?.tables ?? {})) {
      const [row] = await query(copy.url, `select count(*)::int as count from ${table}`);
      rows[table] = Number(row?.['count']);
    }
    const [disagreements] = await query(copy.url, DISAGREEMENTS);
    const ids = new Set((await query(copy.url, 'select id from reservation_requests')).map(({ id }) => id));
    const lost = known.filter((text) => !ids.has((JSON.parse(text) as { id: string }).id)).length;
    report('a backup under load', {
      'rows and requests written a second meanwhile': { promised: A_SECOND, seen: Math.round(rate) },
      'how long it took': { promised: 'no bound', seen: `${seconds.toFixed(1)} s` },
      'rows in it': {
        promised: 'as its manifest says',
        seen: Object.values(rows).reduce((sum, count) => sum + count, 0),
      },
      'halves, counters, requests that disagree': {
        promised: '0, 0, 0',
        seen: Object.values(disagreements ?? {}).join(', '),
      },
      'requests answered before that are missing': { promised: 0, seen: `${String(lost)} of ${String(known.length)}` },
    });
    expect(rows).toEqual(manifest?.tables);
    expect(disagreements).toEqual({ halves: 0, counters: 0, withoutEvent: 0 });
    expect(lost).toBe(0);
    expect(rate).toBeGreaterThanOrEqual(A_SECOND);
  }
  expect(load.failures).toBe(0);
});
