import { link, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createFile } from './create-file.js';
import { isCode } from './is-code.js';
import { processStartedAt } from './processes.js';
import { readIfPresent } from './read-if-present.js';

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * One process at a time. A lock left by a killed process is recognized by its process id and that process's start time,
 * so an id that now belongs to another process does not block the start.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = path.join(directory, 'lock');
  const mine = `${process.pid} ${(await processStartedAt(process.pid)) ?? ''}`;
  const draft = `${file}.${process.pid}`;
  await createFile(draft, mine).catch((error: unknown) => {
    if (isCode(error, 'EACCES', 'EPERM', 'EROFS')) throw new Error(`This account may not write to ${directory}.`);
    throw error;
  });
  try {
    while (!(await linked(draft, file))) {
      const found = await readIfPresent(file);
      if (found === null) continue;
      const pid = await livingHolder(found);
      if (pid !== null && found !== mine) {
        throw new Error(`The data in ${directory} is in use by process ${pid}; stop it, or set another DATA_DIR.`);
      }
      await takeAway(file, found);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

/** The process that works on the data in that directory, null when none does. */
export async function holderOf(directory: string): Promise<number | null> {
  return livingHolder((await readIfPresent(path.join(directory, 'lock'))) ?? '');
}

async function livingHolder(lock: string): Promise<number | null> {
  const [pid = '', startedAt = ''] = lock.split(' ');
  return startedAt !== '' && (await processStartedAt(Number(pid))) === startedAt ? Number(pid) : null;
}

/** Another process may have replaced the stale lock in between: then its lock is put back. */
async function takeAway(file: string, stale: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readIfPresent(aside)) !== stale) await linked(aside, file);
  await rm(aside, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}
