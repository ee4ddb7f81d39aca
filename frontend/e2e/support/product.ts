import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, lchown, lstat, mkdtemp, readdir, readFile, statfs, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { inDatabase } from './database';

const MAIN = path.join(import.meta.dirname, '../../../backend/dist/main.js');
const ROOM_IN_MEMORY = 2 * 1024 ** 3;
/** The data is thrown away: nothing has to survive a power cut. */
const UNSAFE_AND_QUICK = '\nfsync = off\nfull_page_writes = off\nsynchronous_commit = off\n';

/** The built product in a process of its own, with a database of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

export type Seed = 'demo' | 'accounts';

interface ProductOptions {
  /** The initial data: the demo data unless given, or only the demo accounts. */
  readonly seed?: Seed;
  /** A module to load before the product. */
  readonly preload?: string;
  /** Additional settings, given the product's address. */
  readonly settings?: (place: { url: string; dataDir: string }) => Promise<NodeJS.ProcessEnv>;
}

/** A new folder for everything that one run writes: in memory where there is room. */
export async function makeRunFolder(): Promise<string> {
  const room = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(room >= ROOM_IN_MEMORY ? '/dev/shm' : os.tmpdir(), 'courtyard-e2e-'));
}

/** Starts the product once with the demo data and stops it; its data folder is a template to copy. */
export async function makeTemplate(): Promise<string> {
  const { dataDir, stop } = await startProduct();
  // Tests turn on the features they are about.
  await inDatabase('delete from house_options', [], dataDir);
  await stop();
  await appendFile(path.join(dataDir, 'postgres', 'cluster', 'postgresql.auto.conf'), UNSAFE_AND_QUICK);
  return dataDir;
}

/** Starts the product on a free port, and retries on another one if the port was taken in the meantime. */
export async function startProduct({ seed = 'demo', preload, settings }: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(runFolder(), 'product-'));
  const { E2E_TEMPLATE } = process.env;
  if (seed === 'demo' && E2E_TEMPLATE !== undefined) await copyStopped(E2E_TEMPLATE, dataDir);
  const flags = preload === undefined ? [] : ['--import', preload];
  for (;;) {
    const port = await freePort();
    const url = `http://localhost:${String(port)}`;
    const program = spawn(process.execPath, [...flags, MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        SEED: seed,
        RATE_LIMITS: 'off',
        WEBHOOKS_TO_THIS_MACHINE: 'on',
        LOG_LEVEL: 'error',
        // No DNS server is at that port, so that no test asks the machine's.
        DNS_SERVERS: '127.0.0.1:9',
        NODE_COMPILE_CACHE: path.join(runFolder(), 'compiled'),
        ...(await settings?.({ url, dataDir })),
      },
    });
    const output = outputOf(program);
    await untilReadyOrGone(program, output);
    if (isRunning(program)) return { url, dataDir, stop: () => stopProgram(program, output) };
    if (!output().includes('something else listens there')) throw new Error(`The product did not start: ${output()}`);
  }
}

/** Stops what a worker has left running, which happens only when the worker was killed. */
export async function stopLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const lock = await readFile(path.join(folder, name, 'postgres', 'lock'), 'utf8').catch(() => '');
    if (lock !== '') process.kill(Number.parseInt(lock), 'SIGTERM');
  }
}

function runFolder(): string {
  const { E2E_FOLDER } = process.env;
  if (E2E_FOLDER === undefined) throw new Error('E2E_FOLDER is not set: the global setup has not run.');
  return E2E_FOLDER;
}

/** The copy gets its own database port, and its files keep their owner. */
async function copyStopped(template: string, dataDir: string): Promise<void> {
  await cp(template, dataDir, { recursive: true });
  const connectionFile = path.join(dataDir, 'postgres', 'connection.json');
  const connection = JSON.parse(await readFile(connectionFile, 'utf8')) as object;
  await writeFile(connectionFile, JSON.stringify({ ...connection, port: 0 }));
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await lstat(path.join(template, 'postgres', 'cluster'));
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  const inside = await readdir(cluster, { recursive: true });
  await Promise.all(['.', ...inside].map((name) => lchown(path.join(cluster, name), uid, gid)));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Collects the end of what the program prints. */
function outputOf(program: ChildProcess): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text) => {
      output = `${output}${String(text)}`.slice(-10_000);
    });
  return () => output;
}

function untilReadyOrGone(program: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve) => {
    program.once('exit', () => {
      resolve();
    });
    program.stdout?.on('data', () => {
      if (output().includes('Courtyard is ready')) resolve();
    });
  });
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** A product that exits during its tests fails them. */
async function stopProgram(program: ChildProcess, output: () => string): Promise<void> {
  if (!isRunning(program)) throw new Error(`The product exited unexpectedly: ${output()}`);
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  await exit;
}
