import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../platform/testing/eventually.js';
import { EmbeddedProduct } from './embedded-product.js';
import { expectEachOnce } from './expect-each-once.js';
import { KeyedLoad } from './keyed-load.js';
import { sized } from './sized.js';
import { SmallDisk } from './small-disk.js';
import { report } from './report.js';

const { requests, kills } = sized({ short: { requests: 300, kills: 1 }, long: { requests: 4_000, kills: 10 } });
/** PostgreSQL retains up to a gigabyte of WAL. */
const MEGABYTES = sized({ short: 320, long: 2_000 });
const FILLINGS = sized({ short: 1, long: 3 });
/** So many calls a full disk has to refuse each time. */
const REFUSED = 50;
const CONCURRENCY = 10;
const TERMINATIONS = sized({ short: 20, long: 300 });
const TERMINATES_EVERY_MS = 100;
const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;

interface Answer {
  readonly status: number;
  readonly id: string | undefined;
}

const disk = SmallDisk.mount(MEGABYTES);
let product: EmbeddedProduct;
const loads: KeyedLoad[] = [];
beforeAll(async () => {
  product = await EmbeddedProduct.start(disk ? { directory: join(disk.directory, 'data') } : {});
});
afterAll(async () => {
  await product.clear();
  disk?.unmount();
});

afterEach(() => {
  for (const load of loads) load.giveUp();
});

function loadOf(name: string, requests?: number, isKeyed?: boolean): KeyedLoad {
  const load = new KeyedLoad(product.process, name, requests, isKeyed);
  loads.push(load);
  return load;
}

const statusOf = async (call: string) => (await fetch(product.process.url(call))).status;

it(`stores each of ${String(requests)} keyed requests exactly once despite ${String(kills)} kills of application and database each`, async () => {
  const load = loadOf('killed', requests);
  const sent = load.run();
  const afterApplication: number[] = [];
  const afterDatabase: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.reached(Math.floor((requests * (2 * kill - 1)) / (2 * kills + 1)));
    await product.process.end('SIGKILL');
    await product.process.start();
    afterApplication.push(await load.secondsToNext());

    await load.reached(Math.floor((requests * 2 * kill) / (2 * kills + 1)));
    await product.killDatabase();
    await load.disturbed();
    afterDatabase.push(await load.secondsToNext());
  }
  expect(load.acknowledged.size).toBeLessThan(requests);
  await sent;
  await expectEachOnce(
    load,
    product,
    `${String(requests)} keyed requests, ${String(kills)} kills of application and database each`,
    {
      'first 201 after the application is ready again, s': { promised: 5, seen: Math.max(...afterApplication) },
      'first 201 after the database was killed, s': { promised: 10, seen: Math.max(...afterDatabase) },
    },
  );
});

it('stores acknowledged requests without keys exactly once too, despite a kill of the application and one of the database', async () => {
  const load = loadOf('unkeyed', Infinity, false);
  const sent = load.run();
  await load.reached(100);
  await product.process.end('SIGKILL');
  await product.process.start();
  await load.reached(load.acknowledged.size + 50);
  await product.killDatabase();
  await load.disturbed();
  await load.reached(load.acknowledged.size + 50);
  load.stop();
  await sent;
  const { lost, doubled } = load.compare(await product.rows(load.sql));
  report(
    `${String(load.acknowledged.size)} acknowledged requests without keys, a kill of application and database each`,
    {
      'acknowledged and lost': { promised: 0, seen: lost },
      'stored twice': { promised: 0, seen: doubled },
      'all answers': { promised: 'any of these', seen: JSON.stringify(load.answers) },
    },
  );
  expect({ lost, doubled, wrong: load.wrongAnswers }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
});

it('answers 503 while its database is halted, and recovers with it', async () => {
  const load = loadOf('halted');
  const sent = load.run();
  await load.reached(50);
  const since = performance.now();
  await product.signalDatabase('SIGSTOP');
  let answeredAfter: number;
  try {
    const calls = Array.from({ length: 20 }, () => statusOf('blog-posts'));
    expect(await statusOf('health')).toBe(200);
    expect(await statusOf('ready')).toBe(503);
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]));
    answeredAfter = performance.now() - since;
    expect(await statusOf('health')).toBe(200);
  } finally {
    await product.signalDatabase('SIGCONT');
  }
  const recovered = await load.secondsToNext();
  await eventually(async () => expect(await statusOf('ready')).toBe(200));
  load.stop();
  await sent;
  await expectEachOnce(load, product, 'a halted database', {
    'calls answered with 503 after s, at most': { promised: 15, seen: Math.round(answeredAfter / 1_000) },
    'first 201 after it goes on, s': { promised: 5, seen: recovered },
  });
  expect(product.process.isRunning).toBe(true);
});

it(`outlives the loss of all its connections, ${String(TERMINATIONS)} times`, async () => {
  const load = loadOf('terminated');
  const sent = load.run();
  await load.reached(50);
  for (let time = 0; time < TERMINATIONS; time += 1) {
    await product.rows(TERMINATE);
    await pause(TERMINATES_EVERY_MS);
  }
  const recovered = await load.secondsToNext();
  load.stop();
  await sent;
  await expectEachOnce(load, product, `all connections lost ${String(TERMINATIONS)} times`, {
    'first 201 afterwards, s': { promised: 5, seen: recovered },
  });
  expect(load.answers[503]).toBeGreaterThan(0);
  expect(product.process.isRunning).toBe(true);
});

if (disk === null) {
  console.warn('This account may not mount a small file system: what a full disk does was not tried.');
} else {
  /** A message that no compression makes smaller. */
  const write = async (): Promise<Answer> => {
    const message = randomBytes(1_500).toString('base64');
    const answer = await product.process.post('contact', { name: 'A guest', email: 'guest@guests.example', message });
    const { id } = (await answer.json()) as { id?: string };
    return { status: answer.status, id: answer.status === 201 ? id : undefined };
  };

  it('answers 503 on a full disk, loses nothing, and is well again when there is room', async () => {
    const answers: Answer[] = [];
    const recovered: number[] = [];
    for (let round = 0; round < FILLINGS; round += 1) {
      const postmaster = await product.postmaster();
      await disk.fill();
      const refused = () => answers.filter(({ status }) => status !== 201).length;
      const before = refused();
      // What its log has room for already is written first, and after so many calls that is much.
      await eventually(async () => {
        answers.push(...(await Promise.all(Array.from({ length: CONCURRENCY }, write))));
        expect(refused() - before).toBeGreaterThanOrEqual(REFUSED);
      });
      await eventually(async () => expect(await statusOf('ready')).toBe(503));
      expect(await product.postmaster()).toBe(postmaster);

      disk.free();
      const since = performance.now();
      await eventually(async () => expect((await write()).status).toBe(201));
      await eventually(async () => expect(await statusOf('ready')).toBe(200));
      recovered.push(Math.round((performance.now() - since) / 1_000));
    }
    const stored = new Set((await product.rows('select id from contact_messages')).map(({ id }) => id));
    const lost = answers.filter(({ id }) => id !== undefined && !stored.has(id)).length;
    const other = answers.filter(({ status }) => status !== 201 && status !== 503).length;
    report(`a disk filled to the last byte, ${String(FILLINGS)} times`, {
      'acknowledged and lost': { promised: 0, seen: lost },
      'answers other than 201, 503': { promised: 0, seen: other },
      'calls refused': { promised: 'any', seen: answers.filter(({ status }) => status === 503).length },
      'well again after s': { promised: 30, seen: Math.max(...recovered) },
    });
    expect({ lost, other }).toEqual({ lost: 0, other: 0 });
    expect(product.process.isRunning).toBe(true);
  });
}
