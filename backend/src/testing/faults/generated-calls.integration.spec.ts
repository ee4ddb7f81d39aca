import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLES } from '../../kernel/actor.js';
import { SCOPES } from '../../kernel/scope.js';
import { DEMO } from '../../platform/testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ProductProcess } from '../product-process.js';
import { type Caller, type GeneratedCall, GeneratedCalls, PROGRAMS } from './generated-calls.js';
import { keepAliveAgent, type RawAnswer, rawCall } from './raw-call.js';
import { sized } from './sized.js';
import { report } from './report.js';

const CALLS = sized({ short: 400, long: 5_000 });
const CONCURRENCY = 8;
const SEED = 20_261_101;
/** Rejected by Node itself, before the application receives it. */
const TOO_LONG = 431;
/** Stack traces and file paths of the program. */
const INSIDES = /\n\s+at |node_modules|\.[jt]s:\d+/;
/** Names of fields that no response contains; only the profile reveals the demo password. */
const SECRETS = /"\w*(?:password|secret|sessionid|tokenhash)\w*":/i;
/** Calls whose response contains a secret once. */
const SHOWN_ONCE = /^\/api\/(?:admin|v1)\/(?:webhooks|tokens)/;
const leaksSecrets = (path: string, text: string) =>
  SECRETS.test(text) && !path.startsWith('/api/restaurant') && !SHOWN_ONCE.test(path);

let directory: string;
let database: TestDatabase;
let product: ProductProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtyard-calls-'));
  database = await createTestDatabase();
  product = await ProductProcess.on({ DATA_DIR: directory, DATABASE_URL: database.url, SEED: 'demo' });
  await product.start();
});
afterAll(async () => {
  agent.destroy();
  await product.end();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;

const known = new Map<Caller, Promise<Headers>>();
function identityOf(caller: Caller): Promise<Headers> {
  const identity = known.get(caller) ?? identify(caller);
  known.set(caller, identity);
  return identity;
}

async function identify(caller: Caller): Promise<Headers> {
  if (caller === 'anonymous') return {};
  if (caller !== 'program' && caller !== 'narrow program')
    return { Cookie: await product.signIn(caller, DEMO[caller]) };
  const body = { name: caller, scopes: caller === 'program' ? SCOPES : ['menu:read'] };
  const Cookie = await product.signIn('admin', DEMO.admin);
  const made = await product.post('admin/tokens', body, { Cookie });
  const { token } = (await made.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

const agent = keepAliveAgent(CONCURRENCY);
async function send({ caller, method, path, headers, body }: GeneratedCall): Promise<RawAnswer> {
  const signedIn = { ...(await identityOf(caller)), ...headers };
  const answer = await rawCall({ port: product.port, method, path, headers: signedIn, body }, agent);
  if (/log(in|out)/.test(path)) known.delete(caller);
  return answer;
}

/** Ids of what the sample data holds; not of the accounts that the calls are made with. */
async function idsOf({ paths }: OpenAPIObject, callers: readonly Caller[]): Promise<string[]> {
  const ids = new Set<string>();
  const own = new Set<string>();
  for (const caller of callers) {
    const headers = await identityOf(caller);
    for (const [path, item] of Object.entries(paths)) {
      if (!item.get || path.includes('{')) continue;
      const { status, text } = await rawCall({ port: product.port, method: 'GET', path, headers }, agent);
      if (status !== 200) continue;
      expect(leaksSecrets(path, text)).toBe(false);
      const found = path.endsWith('/me') ? own : ids;
      for (const [, id] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) if (id) found.add(id);
    }
  }
  return [...ids].filter((id) => !own.has(id));
}

it.each([
  ['/api/docs/openapi.json', ROLES],
  ['/api/v1/openapi.json', PROGRAMS],
])(`answers ${String(CALLS)} calls that %s suggests without a fault of its own`, async (documentPath, callers) => {
  const document = await rawCall({ port: product.port, method: 'GET', path: documentPath });
  const api = JSON.parse(document.text) as OpenAPIObject;
  const waiting = new GeneratedCalls(api, await idsOf(api, callers)).sample(CALLS, SEED);
  const faults: unknown[] = [];
  const statuses: Record<number, number> = {};
  const slow: string[] = [];
  const sender = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const { status, text, type, ms } = await send(call);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Paths outside of the API, such as images, and forms of browsers without scripts answer like pages.
      const isPage =
        !/^\/api\/(?!(reservations|newsletter-signups)\/form)/.test(call.path) && type.startsWith('text/html');
      const isRpc = call.route === '/api/mcp' && text.includes('"message":');
      const isExplained =
        status < 400 || status === TOO_LONG || isPage || isRpc || type.startsWith('application/problem+json');
      if (status >= 500 || INSIDES.test(text) || leaksSecrets(call.path, text) || !isExplained) {
        faults.push({ ...call, path: call.path.slice(0, 300), status, text: text.slice(0, 300) });
      }
      if (ms > 2_000) slow.push(`${call.method} ${call.path} ${String(Math.round(ms))} ms`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));

  report(`${String(CALLS)} generated calls of ${documentPath} (seed ${String(SEED)}), ${JSON.stringify(statuses)}`, {
    'answers of 5xx, with insides, or refusals without a sentence': { promised: 0, seen: faults.length },
    'answers over 2 s': { promised: 0, seen: slow.length },
  });
  expect(faults).toEqual([]);
  expect(product.isRunning).toBe(true);
  expect((await fetch(product.url('ready'))).status).toBe(200);
});
