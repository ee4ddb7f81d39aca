import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { query } from '../../embedded-postgres/query.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ProductProcess } from '../product-process.js';
import { KeyedLoad } from './keyed-load.js';
import { RoundRobin } from './round-robin.js';
import { sized } from './sized.js';
import { report } from './report.js';

const RESTARTS = sized({ short: 1, long: 5 });
const KEYS = sized({ short: 1, long: 10 });
const TWINS = 50;

let directory: string;
let database: TestDatabase;
let one: ProductProcess;
let other: ProductProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtyard-replicas-'));
  database = await createTestDatabase();
  const variables = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://bistro.example',
    SEED: 'none',
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    SESSION_SECRET: 's'.repeat(32),
    LINK_SECRET: 'l'.repeat(32),
  };
  one = await ProductProcess.on(variables);
  other = await ProductProcess.on(variables);
  await Promise.all([one.start(), other.start()]);
});
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

it('fails no one while its replicas are restarted one after the other', async () => {
  const proxy = new RoundRobin([one, other]);
  const load = new KeyedLoad(proxy, 'rolling');
  try {
    await proxy.start();
    await Promise.all([proxy.knows(one), proxy.knows(other)]);
    const sent = load.run();
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      for (const replica of [one, other]) {
        await load.reached(load.acknowledged.size + 50);
        expect(await replica.end('SIGTERM')).toEqual([0, null]);
        await replica.start();
        await proxy.knows(replica);
      }
    }
    load.stop();
    await sent;
  } finally {
    load.giveUp();
    proxy.stop();
  }
  const { lost, doubled } = load.compare(await query(database.url, load.sql));
  report(`${String(2 * RESTARTS)} restarts of replicas under ${String(load.acknowledged.size)} requests`, {
    'failed requests': { promised: 0, seen: load.failures },
    'all answers': { promised: 'any', seen: JSON.stringify(load.answers) },
    'acknowledged and lost': { promised: 0, seen: lost },
    'stored twice': { promised: 0, seen: doubled },
  });
  expect({ failures: load.failures, lost, doubled }).toEqual({ failures: 0, lost: 0, doubled: 0 });
});

it(`creates one table for ${String(TWINS)} equal concurrent requests to two replicas, one of which is killed`, async () => {
  let answered = 0;
  for (let key = 0; key < KEYS; key += 1) {
    if (!one.isRunning) await one.start();
    const request = aReservationRequest({ customerEmail: `twins${String(key)}@guests.example` });
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = async (replica: ProductProcess) => {
      const answer = await replica.post('reservations', request, headers).catch(() => null);
      if (answer?.status === 409) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      const text = await answer?.text().catch(() => null);
      return { status: text === null ? undefined : answer?.status, text };
    };
    const twins = Array.from({ length: TWINS }, (_, twin) => send(twin % 2 === 0 ? one : other));
    await Promise.race(twins);
    await one.end('SIGKILL');
    const answers = [...(await Promise.all(twins)), await send(other)];
    const stored = await query(
      database.url,
      `select 1 from reservation_requests where customer_email = '${String(request['customerEmail'])}'`,
    );
    expect(stored).toHaveLength(1);
    const bodies = answers.filter(({ status }) => status === 201).map(({ text }) => text);
    expect(new Set(bodies).size).toBe(1);
    expect(answers.at(-1)?.status).toBe(201);
    expect(answers.filter(({ status }) => ![undefined, 201, 409, 503].includes(status))).toEqual([]);
    answered += bodies.length;
  }
  report(`${String(TWINS)} equal requests at once to two replicas, one killed in the middle, ${String(KEYS)} times`, {
    'tables for each': { promised: 1, seen: 1 },
    'different bodies of 201': { promised: 1, seen: 1 },
    'answers with 201': { promised: 'any', seen: answered },
  });
});
