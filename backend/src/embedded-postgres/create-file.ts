import { open, rm } from 'node:fs/promises';
import type { Account } from './cluster-account.js';

/** Creates a new file, readable by its owner only. Existing files and links are replaced, so that planted ones cannot capture the content. */
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
