import { open, rm } from 'node:fs/promises';
import type { Account } from './cluster-account.js';

/** A file that did not exist before, readable by its owner alone: nothing is written through a link or into a file that somebody planted there. */
export async function createFile(file: string, content: string, owner: Account | null = null): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    if (owner) await handle.chown(owner.uid, owner.gid);
  } finally {
    await handle.close();
  }
}
