import { execFile } from 'node:child_process';
import { lchown, lstat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isCode } from './is-code.js';

const run = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root uses the cluster's owner or else `nobody`. Null means the current user. */
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
  const account = owner && owner.uid !== 0 ? owner : await nobody();
  const folder = path.dirname(cluster);
  const { uid } = (await ownerOf(folder)) ?? account;
  if (uid !== 0 && uid !== account.uid) {
    throw new Error(
      `${folder} belongs to user ${uid}, the database in it to user ${account.uid}; give both to one of them.`,
    );
  }
  return account;
}

async function ownerOf(directory: string): Promise<Account | null> {
  try {
    const found = await lstat(directory);
    if (found.isDirectory()) return { uid: found.uid, gid: found.gid };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
  throw new Error(`${directory} is a link or a file where a folder belongs; set DATA_DIR to where the data is.`);
}

async function nobody(): Promise<Account> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  if (!uid || !gid) throw new Error("Started as root, but this system has no user 'nobody' to run PostgreSQL as.");
  return { uid, gid };
}

export async function changeOwner(account: Account | null, file: string): Promise<void> {
  if (account) await lchown(file, account.uid, account.gid);
}
