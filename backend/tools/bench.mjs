/** `npm run bench`: list, insert and status change against a raw node:http + pg floor, in alternating rounds on one machine. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './lib/build.mjs';
import { freePort } from './lib/free-port.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, main } from './lib/project.mjs';

const CONNECTIONS = 32;
const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const HEADERS = { 'content-type': 'application/json' };

await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ only: backend });
  const { startEmbeddedPostgres } = await import('../dist/embedded-postgres/start-embedded-postgres.js');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-bench-'));
  const children = [];
  let database;
  try {
    database = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres'), log: () => undefined });
    const floor = await startServer(children, 'floor', await migrated(database.url, 'floor'), folder);
    const ours = await startServer(children, 'ours', await migrated(database.url, 'ours'), folder);
    report(await measureAll({ floor, ours }));
  } finally {
    await Promise.all(children.map(stopped));
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A database of its own with 100 pending requests. */
async function migrated(url, name) {
  const { default: pg } = await import('pg');
  const { migrate } = await import('../dist/platform/persistence/migrate.js');
  await withClient(pg, url, (client) => client.query(`create database ${name}`));
  const own = url.replace(/[^/]+$/, name);
  await migrate(own);
  await withClient(pg, own, (client) =>
    client.query(`
      insert into reservation_requests (id, customer_name, customer_email, customer_phone, party_size, preferred_date,
        preferred_time, special_requests, created_at)
      select gen_random_uuid(), 'Guest number ' || n, 'guest' || n || '@mail.example', '+1 904 555 0100', '2',
        to_char(current_date + 7, 'YYYY-MM-DD'), '11:00 AM', 'A table in the courtyard, please', now() - n * interval '1 minute'
      from generate_series(1, 100) as n`),
  );
  return own;
}

async function withClient(pg, url, use) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Ours runs as the web process of a production set-up; the mail it queues is a worker's matter. */
async function startServer(children, kind, databaseUrl, folder) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const script = kind === 'floor' ? 'tools/bench/floor.mjs' : 'dist/main.js';
  const child = spawn(node24(), [script], {
    cwd: backend,
    env: {
      ...projectEnvironment(),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      ROLE: 'web',
      SEED: 'accounts',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  if (kind === 'floor') {
    await once(child, 'message');
    return { url, list: url, insert: url, change: (id) => `${url}/${id}`, cookie: '' };
  }
  await answers(`${url}/api/ready`, child);
  const board = `${url}/api/staff/reservations`;
  const login = await post(`${url}/api/staff/login`, { email: 'staff@bistro.example', password: 'courtyard-demo' });
  const cookie = login.headers.get('set-cookie').split(';')[0];
  return { url, list: board, insert: `${url}/api/reservations`, change: (id) => `${board}/${id}`, cookie };
}

function post(url, body) {
  return fetch(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
}

async function answers(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server under test did not start.');
    const ready = await fetch(url).catch(() => null);
    if (ready?.ok) return;
    await sleep(100);
  }
}

async function measureAll(servers) {
  const scenarios = {
    'list of 100': { floor: await listOf(servers.floor), ours: await listOf(servers.ours) },
    '304 poll': { floor: await listOf(servers.floor), ours: await pollOf(servers.ours) },
    'status change': { floor: await changesOf(servers.floor), ours: await changesOf(servers.ours) },
    insert: { floor: insertsOf(servers.floor), ours: insertsOf(servers.ours) },
  };
  const results = {};
  for (const [name, sides] of Object.entries(scenarios)) {
    const rates = { floor: [], ours: [] };
    for (const options of Object.values(sides)) await rate(options, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of ['floor', 'ours']) rates[side].push(await rate(sides[side], SECONDS));
    }
    results[name] = rates;
    console.log(`${name}: floor ${rates.floor.join(', ')} /s; ours ${rates.ours.join(', ')} /s`);
  }
  return results;
}

function listOf({ list, cookie }) {
  return { url: list, headers: { cookie }, expected: 200 };
}

async function pollOf({ list, cookie }) {
  const first = await fetch(list, { headers: { cookie } });
  return { url: list, headers: { cookie, 'if-none-match': first.headers.get('etag') }, expected: 304 };
}

/** Each connection decides and reopens requests of its own. */
async function changesOf({ url, list, change, cookie }) {
  const rows = await (await fetch(list, { headers: { cookie } })).json();
  let next = 0;
  return {
    url,
    expected: 200,
    setupClient(client) {
      const { pathname } = new URL(change(rows[next++ % CONNECTIONS].id));
      client.setRequests(
        ['confirmed', 'pending'].map((status) => ({
          method: 'PATCH',
          path: pathname,
          headers: { ...HEADERS, cookie },
          body: JSON.stringify({ status }),
        })),
      );
    },
  };
}

/** As the website sends it: with a key, from guests who all have addresses of their own. */
function insertsOf({ insert }) {
  const { origin, pathname } = new URL(insert);
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const setupRequest = (request) => {
    const guest = randomBytes(8).toString('hex');
    const wish = {
      customerName: 'A guest',
      customerEmail: `${guest}@mail.example`,
      partySize: '2',
      preferredDate: day,
      preferredTime: '11:00 AM',
    };
    return { ...request, headers: { ...HEADERS, 'idempotency-key': guest }, body: JSON.stringify(wish) };
  };
  return { url: origin, expected: 201, requests: [{ method: 'POST', path: pathname, setupRequest }] };
}

/** Answers a second, of the expected status alone. */
async function rate({ expected, ...options }, duration) {
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({ connections: CONNECTIONS, duration, ...options });
  const right = result.statusCodeStats[expected]?.count ?? 0;
  const all = Object.values(result.statusCodeStats).reduce((sum, { count }) => sum + count, 0);
  if (right === 0 || all - right > all / 1000) {
    throw new Error(`Expected ${expected} from ${options.url}, got ${JSON.stringify(result.statusCodeStats)}`);
  }
  return Math.round(right / result.duration);
}

function report(results) {
  console.log(`\n${os.cpus().length} cores, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s\n`);
  console.log('                  floor /s    ours /s    ratio');
  for (const [name, { floor, ours }] of Object.entries(results)) {
    const [base, own] = [median(floor), median(ours)];
    console.log(
      `${name.padEnd(15)} ${String(base).padStart(10)} ${String(own).padStart(10)} ${(own / base).toFixed(2).padStart(8)}`,
    );
  }
  console.log('\nThe floor of the 304 poll is the whole list.');
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

async function stopped(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
