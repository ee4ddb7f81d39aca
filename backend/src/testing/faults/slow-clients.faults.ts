import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../platform/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ProductProcess } from '../product-process.js';
import { rawCall } from './raw-call.js';
import { sized } from './sized.js';
import { SLOW, SlowSockets } from './slow-sockets.js';
import { report } from './report.js';

/** Database connections opened during the test. */
const SPARE = 4;
const EACH = sized({ short: 50, long: 300 });

let directory: string;
let database: TestDatabase;
let product: ProductProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtyard-slow-'));
  database = await createTestDatabase();
  product = await ProductProcess.on({ DATA_DIR: directory, DATABASE_URL: database.url });
  await product.start();
});
afterAll(async () => {
  await product.end();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const descriptors = async () => (await readdir(`/proc/${String(product.pid)}/fd`)).length;
const honest = () => rawCall({ port: product.port, method: 'GET', path: '/api/restaurant' });

it(`disconnects ${String(4 * EACH)} slow callers while serving the others`, async () => {
  await honest();
  const before = await descriptors();
  const since = performance.now();
  const callers = Object.entries(SLOW).map(([kind, how]) => [kind, new SlowSockets(product.port, EACH, how)] as const);
  const waits: number[] = [];
  try {
    await eventually(async () => {
      const answer = await honest();
      expect(answer.status).toBe(200);
      waits.push(answer.ms);
      expect(await descriptors()).toBeLessThanOrEqual(before + SPARE);
    });
  } finally {
    for (const [, sockets] of callers) sockets.end();
  }
  const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
  const closed = callers
    .slice(0, 3)
    .map(([kind, { lastClosedAfterSeconds }]) => [
      `closed who ${kind}, after s`,
      { promised: '15', seen: lastClosedAfterSeconds },
    ]);
  report(`${String(EACH)} callers of each slow kind, ${String(waits.length)} honest calls meanwhile`, {
    'honest p95, ms': { promised: 500, seen: Math.round(p95) },
    ...(Object.fromEntries(closed) as Record<string, { promised: string; seen: number }>),
    'descriptors back after s': { promised: '25', seen: Math.round((performance.now() - since) / 1_000) },
  });
  expect(callers.map(([, { closed: count }]) => count).slice(0, 3)).toEqual([EACH, EACH, EACH]);
});
