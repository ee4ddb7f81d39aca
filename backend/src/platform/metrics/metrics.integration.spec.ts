import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../embedded-postgres/free-port.js';
import { ProductProcess } from '../../testing/product-process.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { eventually } from '../testing/eventually.js';

let directory: string;
let database: TestDatabase;
let product: ProductProcess;
let port: number;

async function prepare(): Promise<void> {
  directory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-metrics-'));
  database = await createTestDatabase();
  port = await freePort();
  product = await ProductProcess.on({
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    METRICS_PORT: String(port),
    WEBHOOKS_TO_THIS_MACHINE: 'on',
  });
}

async function end(): Promise<void> {
  await product.end();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
}

const reported = (from = `http://127.0.0.1:${String(port)}/metrics`) => fetch(from);

/** Values by series. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await (await reported()).text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

const calls = (method: string, route: string, status: string) =>
  `courtyard_call_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('a product that answers calls and sends email', () => {
  beforeAll(async () => {
    await prepare();
    await product.start({ SMTP_URL: 'smtp://127.0.0.1:9', SEED: 'accounts' });
  });
  afterAll(end);

  it('has a port of its own, which also reports liveness', async () => {
    expect((await reported(product.url('metrics'))).status).toBe(404);
    expect((await reported(`http://127.0.0.1:${String(product.port)}/metrics`)).status).toBe(404);
    expect((await reported()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await reported(`http://127.0.0.1:${String(port)}/health`)).status).toBe(200);
    expect((await reported(`http://127.0.0.1:${String(port)}/`)).status).toBe(404);
  });

  it('counts an email that the server temporarily refuses', async () => {
    const message = { name: 'Ada Verne', email: 'ada.verne@guests.example', subject: 'Hours', message: 'A word' };
    expect((await product.post('contact', message)).status).toBe(201);
    await eventually(async () => {
      const now = await figures();
      expect(now.get('courtyard_mails{state="retried"}')).toBeGreaterThan(0);
      expect(now.get('courtyard_mails_oldest_seconds{state="retried"}')).toBeGreaterThan(0);
      expect(now.get('courtyard_jobs{queue="mail",state="later"}')).toBeGreaterThan(0);
    });
  });

  // The last one, since nothing works without the database.
  it('still reports on the process while the database is gone, but nothing from the database', async () => {
    await database.drop();
    await eventually(async () => {
      const now = await figures();
      expect(now.get('courtyard_ready')).toBe(0);
      expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(0);
      expect([...now.keys()].filter((name) => /^courtyard_(outbox|mails|jobs|webhook)/.test(name))).toEqual([]);
      expect(now.get('courtyard_figure_failures_total{figure="courtyard_outbox_lag_seconds"}')).toBeGreaterThan(0);
    });
  });
});

describe('a product without a worker, then its worker', () => {
  beforeAll(prepare);
  afterAll(end);

  it('reports every metric, labeling calls by route and never by address', async () => {
    await product.start({ JOBS: 'off', SEED: 'accounts' });
    const before = await figures();
    expect(before.get('courtyard_ready')).toBe(1);
    expect(before.get('courtyard_outbox_events')).toBe(0);
    expect(before.get('courtyard_mails{state="queued"}')).toBe(0);
    expect(before.get('courtyard_pool_connections{state="most",pool="calls"}')).toBe(10);
    expect(before.get('courtyard_webhook_endpoints{state="active"}')).toBe(0);
    expect([...before.keys()]).toEqual(
      expect.arrayContaining([
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
        expect.stringMatching(/^courtyard_build_info\{version="\d+\.\d+\.\d+",role="all"\}$/),
      ]),
    );

    const message = { name: 'Ada Verne', email: 'ada.verne@guests.example', subject: 'Hours', message: 'A word' };
    expect((await product.post('contact', message)).status).toBe(201);
    const cookie = await product.signIn('admin', 'owner@bistro.example');
    const endpoint = { url: 'http://127.0.0.1:9/', types: ['*'], withGuestData: false };
    expect((await product.post('admin/webhooks', endpoint, { Cookie: cookie })).status).toBe(201);
    for (const end of ['ada1', 'ada2']) {
      const unknown = product.url(`admin/webhooks/0198a000-0000-7000-8000-00000000${end}`);
      await fetch(unknown, { method: 'DELETE', headers: { Cookie: cookie } });
      await fetch(product.url(`nothing/${end}`));
    }

    const after = await eventually(async () => {
      const now = await figures();
      expect(now.get(calls('any', 'unknown call', '404'))).toBe(2);
      return now;
    });
    expect(after.get(calls('DELETE', '/api/admin/webhooks/:id', '404'))).toBe(2);
    expect(after.get(calls('POST', '/api/contact', '201'))).toBe(1);
    expect(after.get('courtyard_webhook_endpoints{state="active"}')).toBe(1);
    expect(after.get('courtyard_outbox_events')).toBeGreaterThan(0);
    expect(after.get('courtyard_outbox_lag_seconds')).toBeGreaterThan(0);
    expect([...after.keys()].join('\n')).not.toContain('ada');

    // A worker processes pending work.
    await product.end();
    await product.start({ ROLE: 'worker' });
    await eventually(async () => {
      const worked = await figures();
      expect(worked.get('courtyard_outbox_events')).toBe(0);
      expect(worked.get('courtyard_webhook_endpoints{state="failing"}')).toBe(1);
    });
  });
});
