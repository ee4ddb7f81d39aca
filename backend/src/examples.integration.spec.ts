import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './embedded-postgres/free-port.js';
import { eventually } from './platform/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.js';
import { ProductProcess } from './testing/product-process.js';

const EXAMPLES = join(__dirname, '..', '..', 'docs', 'examples');
const run = promisify(execFile);

let database: TestDatabase;
let folder: string;
let product: ProductProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'courtyard-examples-'));
  const variables = { DATABASE_URL: database.url, DATA_DIR: folder, WEBHOOKS_TO_THIS_MACHINE: 'on' };
  product = await ProductProcess.on(variables);
  await product.start();
});
afterAll(async () => {
  await product.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function tokenFor(...scopes: string[]): Promise<string> {
  const Cookie = await product.signIn('admin', 'owner@bistro.example');
  const answer = await product.post('admin/tokens', { name: scopes.join(' '), scopes }, { Cookie });
  return ((await answer.json()) as { token: string }).token;
}

/** A day that can be asked for. */
const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

it('lets a till ask for a table that the kitchen display shows, also after the display was off', async () => {
  const environment = { ...process.env, COURTYARD: product.url('').replace(/\/api\/$/, '') };
  const port = String(await freePort());
  const own = `http://127.0.0.1:${port}`;
  const display = {
    ...environment,
    TOKEN: await tokenFor('reservations:read', 'events:read', 'webhooks:manage'),
    OWN_URL: `${own}/hooks`,
    PORT: port,
    STATE: join(folder, 'display.json'),
  };
  const till = { ...environment, TOKEN: await tokenFor('menu:read', 'reservations:write') };
  const startDisplay = async (): Promise<ChildProcess> => {
    const started = spawn(process.execPath, [join(EXAMPLES, 'kitchen-display.mjs')], { env: display, stdio: 'pipe' });
    await once(started.stdout, 'data');
    return started;
  };
  const shown = async () => (await fetch(own)).text();
  const order = (...request: string[]) =>
    run(process.execPath, [join(EXAMPLES, 'till.mjs'), ...request], { env: till });

  let running = await startDisplay();
  try {
    const { stdout } = await order('Ana Vale', DAY, '12:30', '4');
    expect(stdout).toContain(`confirmed: Ana Vale, 4 at 12:30 on ${DAY}`);
    await eventually(async () => {
      expect(await shown()).toContain(`${DAY} 12:30  4`);
    });
    running.kill();
    await once(running, 'exit');
    await order('Ben Moss', DAY, '13:00', '10');
    running = await startDisplay();
    await eventually(async () => {
      expect(await shown()).toContain(`${DAY} 13:00  10+`);
    });
    // Unsigned calls are rejected.
    expect((await fetch(own, { method: 'POST', body: '{}' })).status).toBe(401);
  } finally {
    running.kill();
  }
});
