import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeOwner, type Account } from './cluster-account.js';
import { createFile } from './create-file.js';
import { run } from './run.js';

interface NewCluster {
  initdb: string;
  account: Account | null;
  superuser: string;
  superuserPassword: string;
  /** Whether the files must have reached the disk in the end. */
  sync: boolean;
}

/** Initializes under a temporary name, so that a killed start leaves no half-made cluster. */
export async function initializeCluster(data: string, cluster: NewCluster): Promise<void> {
  const { account } = cluster;
  const draft = `${data}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await changeOwner(account, draft);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'courtyard-'));
  try {
    const passwordFile = path.join(folder, 'password');
    await createFile(passwordFile, cluster.superuserPassword, account);
    await changeOwner(account, folder);
    const args = [
      '-D',
      nameForServer(draft),
      '-U',
      cluster.superuser,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(cluster.sync ? [] : ['--no-sync']),
    ];
    const { code, output } = await run(cluster.initdb, args, { account, cwd: draft });
    if (code !== 0) throw new Error(`PostgreSQL could not create its data in ${data}: ${output}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await rename(draft, data);
}

/**
 * The account that runs PostgreSQL may lack permission for a parent directory (a clone below /root, say). The working
 * directory is entered before privileges are dropped, and Linux resolves this name without traversing parents.
 */
export function nameForServer(directory: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : directory;
}
