import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { query } from './query.js';
import { startEmbeddedPostgres } from './start-embedded-postgres.js';

const BACKEND = path.join(__dirname, '../..');

/** A cluster that was created and stopped: creating one takes seconds. */
let created: string;
let parent: string;
let directory: string;

const startIn = (place: string) => startEmbeddedPostgres({ directory: place, log: () => undefined, test: true });
const start = () => startIn(directory);
const pidFile = () => path.join(directory, 'cluster', 'postmaster.pid');
const serverPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

/** Another process that starts the cluster and holds it until it is killed. */
async function startElsewhere() {
  const program = `
    const { startEmbeddedPostgres } = await import('./src/embedded-postgres/start-embedded-postgres.ts');
    const { url } = await startEmbeddedPostgres({ directory: process.env.DIRECTORY, log: () => {}, test: true });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--import', './tools/typescript-loader.mjs', '--input-type=module', '-e', program],
    { cwd: BACKEND, env: { ...process.env, DIRECTORY: directory }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited.then(() => Promise.reject(new Error('It did not start.')))]);
  return {
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

beforeAll(async () => {
  created = await mkdtemp(path.join(os.tmpdir(), 'courtyard-created-'));
  await (await startIn(path.join(created, 'postgres'))).stop();
});
afterAll(() => rm(created, { recursive: true, force: true }));

beforeEach(async () => {
  // As root this is also a place which the user that runs PostgreSQL cannot reach by its path.
  parent = await mkdtemp(path.join(os.tmpdir(), 'courtyard-embedded-'));
  await chmod(parent, 0o700);
  directory = path.join(parent, 'postgres');
  // Owners included: PostgreSQL refuses a data folder of another account.
  await promisify(execFile)('cp', ['-a', path.join(created, 'postgres'), directory]);
});

afterEach(() => rm(parent, { recursive: true, force: true }));

it('creates a UTF-8 database with checksums whose application role is no superuser', async () => {
  const server = await start();
  try {
    const [row] = await query(
      server.url,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
        current_setting('is_superuser') as superuser, current_database() as name`,
    );
    expect(server.adopted).toBe(false);
    expect(row).toEqual({ encoding: 'UTF8', checksums: 'on', superuser: 'off', name: 'courtyard' });
    await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  } finally {
    await server.stop();
  }
});

it('preserves data and address across a restart', async () => {
  const first = await start();
  await query(first.url, 'create table answers as select 42 as answer');
  await first.stop();
  const second = await start();
  try {
    expect(second).toMatchObject({ url: first.url, adopted: false });
    expect(await query(second.url, 'select answer from answers')).toEqual([{ answer: 42 }]);
  } finally {
    await second.stop();
  }
});

it('adopts the server that a killed process left behind, and stops it in the end', async () => {
  const killed = await startElsewhere();
  const pid = await serverPid();
  await killed.kill();
  const server = await start();
  expect(server.adopted).toBe(true);
  expect(await serverPid()).toBe(pid);
  await server.stop();
  await expect(readFile(pidFile())).rejects.toThrow(/ENOENT/);
});

it('refuses a second process on the same data and names the first', async () => {
  const holder = await startElsewhere();
  try {
    await expect(start()).rejects.toThrow(`in use by process ${holder.pid}`);
  } finally {
    await holder.kill();
    await (await start()).stop();
  }
});

it('recovers immediately when the server itself was killed', async () => {
  const before = await startElsewhere();
  process.kill(await serverPid(), 'SIGKILL');
  await before.kill();
  const server = await start();
  expect(server.adopted).toBe(false);
  await server.stop();
});

it('stops the server again when it cannot be used', async () => {
  const file = path.join(directory, 'connection.json');
  const connection = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...connection, superuserPassword: 'another' }));
  await expect(start()).rejects.toThrow(/password/);
  await expect(readFile(pidFile())).rejects.toThrow(/ENOENT/);
  await writeFile(file, JSON.stringify(connection));
  await (await start()).stop();
});

it('starts next to a stale pid file that names an unrelated process, and leaves that process alone', async () => {
  const { uid, gid } = await stat(path.join(directory, 'cluster'));
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  await once(stranger, 'spawn');
  await writeFile(pidFile(), `${stranger.pid}\n/proc/self/cwd\n1\n5432\n\n127.0.0.1\n\nready\n`);
  try {
    const server = await start();
    await server.stop();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
    await once(stranger, 'exit');
  }
});

describe('does not write through planted links', () => {
  let victim: string;
  const untouched = async () => {
    const { uid, gid } = await stat(victim);
    return { content: await readFile(victim, 'utf8'), uid, gid };
  };
  beforeEach(async () => {
    victim = path.join(parent, 'victim');
    await writeFile(victim, 'precious');
  });

  it('when the first start notes port and passwords', async () => {
    await rm(directory, { recursive: true });
    await mkdir(directory);
    const before = await untouched();
    for (const name of ['connection.json.new', `lock.${process.pid}`]) {
      await symlink(victim, path.join(directory, name));
    }
    await (await start()).stop();
    expect(await untouched()).toEqual(before);
  });

  it('when a running server proves that it is ours', async () => {
    const killed = await startElsewhere();
    await killed.kill();
    const before = await untouched();
    await symlink(victim, path.join(directory, 'cluster', 'courtyard.proof'));
    const server = await start();
    try {
      expect(server.adopted).toBe(true);
      expect(await untouched()).toEqual(before);
    } finally {
      await server.stop();
    }
  });

  it('and reads through none', async () => {
    await writeFile(victim, await readFile(path.join(directory, 'connection.json')));
    await rm(path.join(directory, 'connection.json'));
    await symlink(victim, path.join(directory, 'connection.json'));
    await expect(start()).rejects.toThrow(/connection\.json is a link where a file belongs/);
  });

  it('nor uses a folder that is one', async () => {
    await rename(path.join(directory, 'cluster'), path.join(parent, 'elsewhere'));
    await symlink(path.join(parent, 'elsewhere'), path.join(directory, 'cluster'));
    await expect(start()).rejects.toThrow(/cluster is a link or a file where a folder belongs/);
  });
});

it('is not started by root in the folder of a third account', async () => {
  const { uid, gid } = await stat(path.join(directory, 'cluster'));
  const giving = chown(directory, uid + 1, gid);
  if (process.getuid?.() !== 0) {
    await expect(giving).rejects.toThrow(/EPERM/); // Only root can change the owner of a folder.
    return;
  }
  await giving;
  await expect(start()).rejects.toThrow(`${directory} belongs to user ${uid + 1}, the database in it to user ${uid}`);
});
