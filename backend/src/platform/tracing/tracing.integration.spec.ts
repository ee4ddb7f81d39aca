import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { ProductProcess } from '../../testing/product-process.js';
import { eventually } from '../testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

interface ExportedSpans {
  readonly resourceSpans: {
    readonly scopeSpans: { readonly spans: { readonly name: string; readonly traceId: string }[] }[];
  }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
/** Reports each OpenTelemetry file that is loaded. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (url.includes('/@opentelemetry/') || url.includes('/prom-client/')) console.error('loaded ' + url);
    return next(url, context);
  } });
`)}`;

let directory: string;
let database: TestDatabase;
let collector: Server;
let product: ProductProcess;
const reported: ExportedSpans[] = [];

beforeEach(async () => {
  reported.length = 0;
  directory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-tracing-'));
  database = await createTestDatabase();
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') reported.push(body as ExportedSpans);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const variables = { DATA_DIR: directory, DATABASE_URL: database.url, NODE_OPTIONS: `--import="${WATCH}"` };
  product = await ProductProcess.on(variables);
});

afterEach(async () => {
  await product.end();
  collector.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const collectorUrl = () => `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`;
const call = async () => {
  // no part of the name can appear in the random hexadecimal ids of spans
  const message = { name: 'Otto Verne', email: 'otto.verne@guests.example', subject: 'Hours', message: 'A word' };
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect((await product.post('contact', message, { traceparent })).status).toBe(201);
};

/** @returns everything that it reports until it ends */
async function started(variables: NodeJS.ProcessEnv): Promise<() => Promise<string>> {
  const child = product.launch(variables);
  const output = text(child.stderr ?? process.stdin);
  for await (const line of child.stdout ?? []) if (String(line).includes('Courtyard is ready')) break;
  return () => output;
}

it('loads neither OpenTelemetry nor Prometheus and sends nothing unless configured', async () => {
  const output = await started({});
  await call();
  await product.end();
  expect(await output()).not.toContain('loaded ');
  expect(reported).toEqual([]);
});

it('sends a span for a call under the incoming trace, with its route and without its contents, and works and ends as ever once the collector is gone', async () => {
  const output = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl(), OTEL_BSP_SCHEDULE_DELAY: '100' });
  await call();
  await eventually(() => {
    const spans = reported.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]?.spans ?? []),
    );
    expect(spans).toContainEqual(expect.objectContaining({ name: 'POST /api/contact', traceId: TRACE }));
  });
  expect(JSON.stringify(reported)).not.toMatch(/otto|verne/i);

  collector.close();
  collector.closeAllConnections();
  await call();
  expect(await product.end()).toEqual([0, null]);
  expect(await output()).toContain('/@opentelemetry/sdk-trace/');
});
