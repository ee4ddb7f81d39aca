import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../platform/testing/eventually.js';
import { EmbeddedProduct } from './embedded-product.js';
import { KeyedLoad } from './keyed-load.js';
import { sized } from './sized.js';
import { tell } from './tell.js';

const { requests, kills } = sized({ short: { requests: 300, kills: 1 }, long: { requests: 4_000, kills: 10 } });
const TERMINATIONS = sized({ short: 20, long: 300 });
const TERMINATES_EVERY_MS = 100;
const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;

let product: EmbeddedProduct;
beforeAll(async () => {
  product = await EmbeddedProduct.start();
});
afterAll(() => product.clear());

const statusOf = async (call: string) => (await fetch(product.process.url(call))).status;

/** What must be so whatever happened, in the end. */
async function expectEachOnce(load: KeyedLoad, fault: string, more: Parameters<typeof tell>[1]): Promise<void> {
  const { lost, doubled } = load.compare(await product.rows(load.sql));
  const changed = await load.changed();
  tell(fault, {
    'acknowledged and lost': { promised: 0, seen: lost },
    'kept twice': { promised: 0, seen: doubled },
    'answered otherwise when repeated': { promised: 0, seen: changed },
    'answers other than 201, 409, 503': { promised: 0, seen: load.wrongAnswers },
    ...more,
    'all answers': { promised: 'any of these', seen: JSON.stringify(load.answers) },
  });
  expect({ lost, doubled, changed, wrong: load.wrongAnswers }).toEqual({ lost: 0, doubled: 0, changed: 0, wrong: 0 });
}

it(`keeps each of ${String(requests)} keyed requests exactly once through ${String(kills)} kills of application and database each`, async () => {
  const load = new KeyedLoad(product.process, 'killed', requests);
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
    `${String(requests)} keyed requests, ${String(kills)} kills of application and database each`,
    {
      'first 201 after the application is ready again, s': { promised: 5, seen: Math.max(...afterApplication) },
      'first 201 after the database was killed, s': { promised: 10, seen: Math.max(...afterDatabase) },
    },
  );
});

it('answers 503 while its database is halted, and goes on when that does', async () => {
  const load = new KeyedLoad(product.process, 'halted');
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
  await expectEachOnce(load, 'a halted database', {
    'calls answered with 503 after s, at most': { promised: 15, seen: Math.round(answeredAfter / 1_000) },
    'first 201 after it goes on, s': { promised: 5, seen: recovered },
  });
  expect(product.process.isRunning).toBe(true);
});

it(`outlives the loss of all its connections, ${String(TERMINATIONS)} times`, async () => {
  const load = new KeyedLoad(product.process, 'terminated');
  const sent = load.run();
  await load.reached(50);
  for (let time = 0; time < TERMINATIONS; time += 1) {
    await product.rows(TERMINATE);
    await pause(TERMINATES_EVERY_MS);
  }
  const recovered = await load.secondsToNext();
  load.stop();
  await sent;
  await expectEachOnce(load, `all connections lost ${String(TERMINATIONS)} times`, {
    'first 201 afterwards, s': { promised: 5, seen: recovered },
  });
  expect(load.answers[503]).toBeGreaterThan(0);
  expect(product.process.isRunning).toBe(true);
});
