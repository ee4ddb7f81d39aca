import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from './platform/testing/eventually.js';

const BACKEND = path.join(__dirname, '..');
const IN_FLIGHT = 20;

jest.setTimeout(120_000);

let directory: string;
let port: number;
let server: ChildProcess;

const url = (call: string) => `http://127.0.0.1:${port}/api/${call}`;

function launch(variables: NodeJS.ProcessEnv = {}, script = 'src/main.ts'): ChildProcess {
  const own = { DATA_DIR: directory, PORT: String(port), SEED: 'accounts', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const unset = { DATABASE_URL: '', SMTP_URL: '', NODE_ENV: '' };
  return spawn(process.execPath, ['--import', './tools/typescript-loader.mjs', script], {
    cwd: BACKEND,
    env: { ...process.env, ...unset, ...own, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(variables: NodeJS.ProcessEnv = {}) {
  server = launch(variables);
  const said = text(server.stderr ?? process.stdin);
  const ready = new Promise<void>((resolve) => {
    server.stdout?.on('data', (line) => String(line).includes('Courtyard is ready') && resolve());
  });
  const gone = once(server, 'exit').then(async () => {
    throw new Error(`The server ended before it was ready: ${await said}`);
  });
  await Promise.race([ready, gone]);
}

async function end(signal: NodeJS.Signals) {
  const exit = once(server, 'exit');
  server.kill(signal);
  return exit;
}

const post = (call: string, body: object, headers = {}) =>
  fetch(url(call), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-serve-'));
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  port = (probe.address() as { port: number }).port;
  probe.close();
});

afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) await end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
});

it('keeps each acknowledged request exactly once when it is killed in the middle of 500', async () => {
  const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const acknowledged = new Map<number, string>();
  const request = async (number: number) => {
    const wish = { customerName: 'A guest', customerEmail: `guest${number}@mail.example`, partySize: '2' };
    const body = { ...wish, preferredDate, preferredTime: '11:00 AM' };
    const answer = await post('reservations', body, { 'Idempotency-Key': `request-${number}` });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const sendAll = async (each: (number: number) => Promise<void>) => {
    const waiting = Array.from({ length: 500 }, (_, number) => number);
    const sender = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await each(number);
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, sender));
  };

  await start();
  let killed: Promise<unknown> | undefined;
  await sendAll(async (number) => {
    const id = await request(number).catch(() => null);
    if (id !== null) acknowledged.set(number, id);
    if (acknowledged.size >= 200) killed ??= end('SIGKILL');
  });
  await killed;
  expect(acknowledged.size).toBeLessThan(500);

  await start();
  const ids = new Map<number, string>();
  await sendAll(async (number) => void ids.set(number, await request(number)));
  for (const [number, id] of acknowledged) expect(ids.get(number)).toBe(id);

  const login = await post('staff/login', { email: 'staff@bistro.example', password: 'courtyard-demo' });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const summary = await fetch(url('staff/reservations/summary'), { headers: { cookie } });
  expect(await summary.json()).toMatchObject({ total: 500 });
});

it('listens on this machine alone, unless HOST opens it', async () => {
  const elsewhere = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const address = elsewhere ?? '127.0.0.2';
  const there = () =>
    fetch(`http://${address}:${port}/api/health`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await start();
  expect((await fetch(url('health'))).status).toBe(200);
  expect(await there()).toBe('refused');
  await end('SIGTERM');
  await start({ HOST: '0.0.0.0' });
  expect(await there()).toBe(200);
});

it('stops on SIGTERM with exit code 0 and takes its database along', async () => {
  await start();
  expect((await fetch(url('ready'))).status).toBe(200);
  expect(await end('SIGTERM')).toEqual([0, null]);
  expect(existsSync(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});

it('starts in earnest only when nobody can sign in with the published password', async () => {
  await start();
  await end('SIGTERM');
  const production = { NODE_ENV: 'production', SEED: '', PUBLIC_URL: 'https://bistro.example' };
  server = launch(production);
  const [said, [code]] = await Promise.all([text(server.stderr ?? process.stdin), once(server, 'exit')]);
  const addresses = 'owner@bistro.example, manager@bistro.example, staff@bistro.example';
  expect(said.trim()).toBe(
    `NODE_ENV is 'production', and the password of these demo accounts is published: ${addresses}; run 'npm run disable-demo-accounts', then start again.`,
  );
  expect(code).toBe(1);
  expect(existsSync(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);

  const command = launch(production, 'src/cli/disable-demo-accounts.ts');
  const told = await text(command.stdout ?? process.stdin);
  for (const address of addresses.split(', ')) expect(told).toContain(`Disabled: ${address}`);
  await start(production);
  expect(await (await fetch(url('restaurant'))).json()).not.toHaveProperty('demoAccounts');
});

describe('leaves no database behind', () => {
  const databaseIsRunning = () => existsSync(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'));
  const ended = async () => {
    const [said, [code]] = await Promise.all([text(server.stderr ?? process.stdin), once(server, 'exit')]);
    return { said, code: code as number | null };
  };

  it('when its port is taken', async () => {
    const holder = createServer().listen(port);
    await once(holder, 'listening');
    try {
      server = launch();
      expect(await ended()).toEqual({
        said: expect.stringContaining(`PORT is '${port}', and something else listens there`),
        code: 1,
      });
      expect(databaseIsRunning()).toBe(false);
    } finally {
      holder.close();
    }
  });

  it('when the secrets cannot be kept', async () => {
    await writeFile(path.join(directory, 'secrets'), 'a file where a directory belongs');
    server = launch();
    expect(await ended()).toEqual({ said: expect.stringContaining('secrets'), code: 1 });
    expect(databaseIsRunning()).toBe(false);
  });

  it('when it is stopped before it is ready, and ends in good order', async () => {
    server = launch();
    await eventually(() => {
      expect(databaseIsRunning()).toBe(true);
    });
    server.kill('SIGTERM');
    expect(await ended()).toEqual({ said: '', code: 0 });
    expect(databaseIsRunning()).toBe(false);
  });
});

it.each([
  ['a bad variable', { PORT: 'seven' }, "PORT is 'seven'; it wants a port number from 0 to 65535."],
  ['an unknown choice', { SEED: 'some' }, "SEED is 'some'; it wants 'demo' or 'accounts' or 'none'."],
])('refuses %s with one clear sentence', async (_name, variables, sentence) => {
  server = launch(variables);
  const [said, [code]] = await Promise.all([text(server.stderr ?? process.stdin), once(server, 'exit')]);
  expect([said.trim(), code]).toEqual([sentence, 1]);
});

it('starts its database again when that is killed, and goes on', async () => {
  await start();
  const pidFile = path.join(directory, 'postgres', 'cluster', 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const message = { name: 'A guest', email: 'guest@mail.example', message: 'Are you there?' };
  await eventually(async () => {
    expect(Number((await readFile(pidFile, 'utf8')).split('\n')[0])).not.toBe(pid);
    expect((await post('contact', message)).status).toBe(201);
  });
  await eventually(async () => expect((await fetch(url('ready'))).status).toBe(200));
  expect(server.exitCode).toBeNull();
});
