import { execFile } from 'node:child_process';
import { chown, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isCode } from './is-code.js';

const run = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: root hands it to the cluster's owner, else to `nobody`. Null: run as we are. */
export async function clusterAccount(cluster: string): Promise<Account | null> {
  if (!process.getuid) return null;
  const me = process.getuid();
  const owner = await ownerOf(cluster);
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(`The database in ${cluster} belongs to user ${owner.uid}; start as that user or as root.`);
    }
    return null;
  }
  return owner && owner.uid !== 0 ? owner : nobody();
}

async function ownerOf(directory: string): Promise<Account | null> {
  try {
    const { uid, gid } = await stat(directory);
    return { uid, gid };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function nobody(): Promise<Account> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  if (!uid || !gid) throw new Error("Started as root, but this system has no user 'nobody' to run PostgreSQL as.");
  return { uid, gid };
}

export async function giveTo(account: Account | null, file: string): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}

export async function writeFileFor(account: Account | null, file: string, content: string): Promise<void> {
  await writeFile(file, content, { mode: 0o600 });
  await giveTo(account, file);
}
