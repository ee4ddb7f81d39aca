import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { EVENTS_CHANNEL } from '../../platform/events/event-relay.js';
import { eventually } from '../../platform/testing/eventually.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { ProductProcess } from '../product-process.js';
import { startTestApp } from '../start-test-app.js';
import { report } from './report.js';

const EVENTS = 100_000;
const A_SECOND = 80;
const KILLS = 50;
jest.setTimeout(3_600_000);
/** Workers are killed in the first two thirds; memory is looked at in the last. */
const KILLED_UP_TO = (EVENTS * 2) / 3;
const TYPE = 'reservation.archived';
const LEASE_MS = 60_000;
const FLAT_WITHIN_MB = 40;

/** An integration that receives events and ignores unsigned ones. */
class Hearing {
  readonly times = new Map<string, number>();
  readonly lagsMs: number[] = [];
  wrong = 0;
  secret = '';
  private constructor(private readonly server: Server) {}

  static async start(answer?: RequestListener): Promise<Hearing> {
    const hearing = new Hearing(
      createServer((request, response) => {
        void text(request).then((body) => {
          hearing.receive(request.headers as Record<string, string>, body);
          if (answer) answer(request, response);
          else response.writeHead(204).end();
        });
      }),
    );
    await new Promise<void>((listening) => hearing.server.listen(0, '127.0.0.1', listening));
    return hearing;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private receive(headers: Record<string, string>, body: string): void {
    try {
      const { timestamp } = new Webhook(this.secret).verify(body, headers) as { timestamp: string };
      this.lagsMs.push(Date.now() - Date.parse(timestamp));
    } catch {
      this.wrong += 1;
    }
    const id = headers['webhook-id'] ?? '';
    this.times.set(id, (this.times.get(id) ?? 0) + 1);
  }
}

let app: TestApp;
let folder: string;
const hearings: Hearing[] = [];
const workers: ProductProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtyard-hooks-'));
  app = await startTestApp({ JOBS: 'off', WEBHOOKS_TO_THIS_MACHINE: 'on' });
});
afterAll(async () => {
  await Promise.all(workers.map((one) => one.end('SIGKILL')));
  await Promise.all(hearings.map((one) => one.close()));
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function subscribed(answer?: RequestListener): Promise<Hearing> {
  const hearing = await Hearing.start(answer);
  hearings.push(hearing);
  const sent = app
    .as('admin')
    .post('/api/admin/webhooks')
    .send({ url: hearing.url, types: [TYPE] });
  hearing.secret = ((await sent.expect(201)).body as { secret: string }).secret;
  return hearing;
}

async function startWorker(): Promise<ProductProcess> {
  const worker = await ProductProcess.on({
    DATA_DIR: folder,
    DATABASE_URL: app.databaseUrl,
    ROLE: 'worker',
    SEED: 'none',
    WEBHOOKS_TO_THIS_MACHINE: 'on',
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

/** Records events like a unit of work, and notifies the workers like a web process. */
async function happen(count: number): Promise<void> {
  await app.database.query(
    `with recorded as (
       insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
       select uuidv7(), $2, 'reservation', gen_random_uuid()::text, $3, clock_timestamp(), now() from generate_series(1, $1::int) returning id)
     insert into waiting_events (id) select id from recorded`,
    [count, TYPE, JSON.stringify(FACT)],
  );
  await app.database.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, '']);
}
const FACT = {
  status: 'archived',
  previousStatus: 'completed',
  version: 3,
  partySize: '2',
  preferredDate: '2026-11-30',
  preferredTime: '12:30 PM',
  customerName: 'Ana',
  customerEmail: null,
  customerPhone: null,
  specialRequests: null,
};

const megabytesOf = ({ pid }: ProductProcess) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;

it('delivers each event to each working endpoint under one id, wherever workers are killed', async () => {
  const healthy = await Promise.all(Array.from({ length: 5 }, () => subscribed()));
  await subscribed(() => undefined);
  await subscribed(() => undefined);
  await subscribed((_, response) => response.writeHead(500).end());
  await subscribed((_, response) => response.writeHead(429, { 'Retry-After': '60' }).end());
  const endpoint = await subscribed((_, response) => response.writeHead(410).end());
  let [older, younger] = await Promise.all([startWorker(), startWorker()]);

  let killed = 0;
  let memory = NaN;
  const begun = performance.now();
  for (let made = 0; made < EVENTS;) {
    const due = Math.min(EVENTS, Math.floor(((performance.now() - begun) / 1_000) * A_SECOND));
    if (due > made) await happen(due - made);
    made = Math.max(made, due);
    if (killed < KILLS && made >= (KILLED_UP_TO * (killed + 1)) / KILLS) {
      await older.end('SIGKILL');
      killed += 1;
      [older, younger] = [younger, await startWorker()];
    }
    if (made > EVENTS * 0.75 && Number.isNaN(memory)) memory = megabytesOf(younger);
    await pause(50);
  }
  const grown = megabytesOf(younger) - memory;
  for (const { times } of healthy) await eventually(() => expect(times.size).toBe(EVENTS), 10 * LEASE_MS);
  expect(killed).toBe(KILLS);
  expect(healthy.map(({ wrong }) => wrong)).toEqual([0, 0, 0, 0, 0]);
  expect(endpoint.times.size).toBeLessThan(EVENTS);

  const lags = healthy.flatMap(({ lagsMs }) => lagsMs).toSorted((one, other) => one - other);
  const p95 = lags[Math.floor(lags.length * 0.95)] ?? NaN;
  const again = healthy.flatMap(({ times }) => [...times.values()]).reduce((sum, times) => sum + times - 1, 0);
  report(`${String(EVENTS)} events to ten endpoints, ${String(KILLS)} killed workers`, {
    'lost at an endpoint that takes them': { promised: 0, seen: 0 },
    'sent again under the same id': { promised: 'what was in hand', seen: again },
    'lag of the healthy ones, 95th percentile, ms': { promised: 2_000, seen: p95 },
    'memory of a worker in the last quarter, MB more': { promised: FLAT_WITHIN_MB, seen: Math.round(grown) },
  });
  expect(p95).toBeLessThan(2_000);
  expect(grown).toBeLessThan(FLAT_WITHIN_MB);
});
