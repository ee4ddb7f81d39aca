import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { eventually } from '../platform/testing/eventually.js';
import { ProductProcess } from '../testing/product-process.js';

/** The data of a product that was started once, with its accounts, and stopped. */
let started: string;
let directory: string;
let product: ProductProcess;

beforeAll(async () => {
  started = await mkdtemp(path.join(os.tmpdir(), 'courtyard-started-'));
  const first = await ProductProcess.on({ DATA_DIR: started });
  await first.start();
  await first.end();
});

afterAll(() => rm(started, { recursive: true, force: true }));

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-serve-'));
  product = await ProductProcess.on({ DATA_DIR: directory });
});

afterEach(async () => {
  await product.end();
  await rm(directory, { recursive: true, force: true });
});

/** Owners included: PostgreSQL refuses a data folder of another account. */
const copyStarted = () => promisify(execFile)('cp', ['-a', `${started}/.`, directory]);

async function ended(server: ChildProcess) {
  const [output, [code]] = await Promise.all([text(server.stderr ?? process.stdin), once(server, 'exit')]);
  return { output, code: code as number | null };
}

it('listens on this machine alone unless HOST opens it, closes each connection with its response on SIGTERM, and takes its database along', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://bistro.example', SEED: 'none' };
  const elsewhere = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const address = elsewhere ?? '127.0.0.2';
  const there = () =>
    fetch(`http://${address}:${product.port}/api/health`).then(
      ({ status }) => status,
      () => 'refused',
    );
  const agent = new Agent({ keepAlive: true });
  const connection = async () => {
    const call = request(product.url('health'), { agent }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
  try {
    await product.start(production);
    expect(await there()).toBe('refused');
    // Figures have a port of their own, if any.
    expect((await fetch(product.url('../metrics'))).status).toBe(404);
    expect(await connection()).toBe('keep-alive');
    const end = product.end();
    await eventually(async () => expect((await fetch(product.url('ready'))).status).toBe(503));
    // Otherwise a proxy would use the connection again.
    expect(await connection()).toBe('close');
    expect(await end).toEqual([0, null]);
    expect(existsSync(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    await product.start({ ...production, HOST: '0.0.0.0' });
    expect(await there()).toBe(200);
  } finally {
    agent.destroy();
  }
});

it('starts empty with a link at which the first owner gets an account', async () => {
  await product.start({ SEED: 'none' });
  const link = /Create the owner's account within 24 hours: \S+\/admin\/setup#(\S+)/;
  const token = await eventually(() => expect(product.output).toMatch(link)).then(() => link.exec(product.output)?.[1]);
  const owner = { name: 'Elena Brenta', email: 'elena@osteria.example', newPassword: 'heron and kiln' };
  const created = await product.post('admin/first-owner', owner, { Authorization: `Bearer ${token ?? ''}` });
  expect(created.status).toBe(204);
  expect(await product.signIn('admin', owner.email, owner.newPassword)).toContain('courtyard.sid');
});

it('lets the processes that answer calls go first when it works on jobs alone', async () => {
  await copyStarted();
  await product.start({ ROLE: 'worker' });
  expect(os.getPriority(product.pid)).toBeGreaterThan(os.getPriority());
});

it('logs no secrets and no addresses, and each event as a single line', async () => {
  await copyStarted();
  const { stdout, stderr } = product.launch({ LOG_LEVEL: 'debug' });
  const output = Promise.all([stdout, stderr].map((stream) => text(stream ?? process.stdin)));
  await eventually(async () => expect((await fetch(product.url('ready'))).status).toBe(200));
  const cookie = await product.signIn('staff', 'staff@bistro.example');
  const guest = { name: 'Ada Verne', email: 'ada.verne@guests.example', phone: '904 555 0187', subject: 'Hours' };
  const passwords = { currentPassword: 'courtyard-demo', newPassword: 'nineteen-blue-herons' };
  const forged = `nobody@bistro.example\n{"level":60,"msg":"forged"}`;
  const statuses = await Promise.all([
    product.post('contact?token=in-the-address', { ...guest, message: 'A word between us' }),
    product.post('staff/login', { email: guest.email, password: 'a-wrong-password' }),
    product.post('staff/login', { email: forged, password: 'a-wrong-password' }),
    product.post('account/password', passwords, { Cookie: cookie }),
    fetch(product.url(`email/unsubscribe/k3x9.${'dG8'.repeat(9)}.${'b'.repeat(43)}`), { redirect: 'manual' }),
    fetch(product.url('customer-contacts'), { headers: { Authorization: 'Basic c2VjcmV0OnNlY3JldA==' } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([201, 401, 400, 204, 302, 401]);
  await product.end();

  // Messages for the person who starts it, such as the demo accounts, are not part of the log.
  const lines = (await output).join('').split('\n');
  const log = lines.filter((line) => line.startsWith('{')).join('\n');
  const token = cookie.split('=')[1] ?? '';
  const secrets = [
    token,
    'in-the-address',
    'dG8dG8',
    'bbbb',
    'a-wrong-password',
    'c2VjcmV0OnNlY3JldA',
    'A word between us',
  ];
  for (const secret of [...secrets, ...Object.values(passwords), 'ada.verne', guest.phone, 'forged'])
    expect(log).not.toContain(secret);
  expect(log).toContain('/api/staff/login');
  for (const line of log.split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
});

it('starts in production only if no one can sign in with the published password', async () => {
  await copyStarted();
  const production = { NODE_ENV: 'production', SEED: '', PUBLIC_URL: 'https://bistro.example' };
  const { output, code } = await ended(product.launch(production));
  const addresses = 'owner@bistro.example, manager@bistro.example, staff@bistro.example';
  expect(output.trim()).toBe(
    `Other machines reach this product, and the password of these demo accounts is published: ${addresses}; run 'npm run disable-demo-accounts', then start again.`,
  );
  expect(code).toBe(1);
  expect(existsSync(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);

  const command = product.launch(production, 'dist/app/cli/disable-demo-accounts.js');
  const reported = await text(command.stdout ?? process.stdin);
  for (const address of addresses.split(', ')) expect(reported).toContain(`Disabled: ${address}`);
  await product.start(production);
  expect(await (await fetch(product.url('restaurant'))).json()).not.toHaveProperty('demoAccounts');
});

describe('leaves no database behind', () => {
  const databaseIsRunning = () => existsSync(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'));

  it('when its port is taken', async () => {
    await copyStarted();
    const holder = createServer().listen(product.port);
    await once(holder, 'listening');
    try {
      expect(await ended(product.launch())).toEqual({
        output: expect.stringContaining(`PORT is '${product.port}', and something else listens there`),
        code: 1,
      });
      expect(databaseIsRunning()).toBe(false);
    } finally {
      holder.close();
    }
  });

  it('when the secrets cannot be stored', async () => {
    await writeFile(path.join(directory, 'secrets'), 'a file where a directory belongs');
    expect(await ended(product.launch())).toEqual({ output: expect.stringContaining('secrets'), code: 1 });
    expect(databaseIsRunning()).toBe(false);
  });

  it('when it is stopped before it is ready, and ends in good order', async () => {
    const server = product.launch();
    await eventually(() => {
      expect(databaseIsRunning()).toBe(true);
    });
    const ending = ended(server);
    server.kill('SIGTERM');
    expect(await ending).toEqual({ output: '', code: 0 });
    expect(databaseIsRunning()).toBe(false);
  });
});

it.each([
  ['a bad variable', { PORT: 'seven' }, "PORT is 'seven'; it must be a port number from 0 to 65535."],
  ['an unknown choice', { SEED: 'some' }, "SEED is 'some'; it must be 'demo' or 'accounts' or 'none'."],
])('refuses %s with one clear sentence', async (_name, variables, sentence) => {
  const { output, code } = await ended(product.launch(variables));
  expect([output.trim(), code]).toEqual([sentence, 1]);
});
