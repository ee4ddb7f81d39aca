import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { isCode } from './is-code.js';

/** Neither follows a link nor waits at a pipe; Windows, where only administrators make links, has no such flags. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export async function readIfPresent(file: string): Promise<string | null> {
  const handle = await open(file, FLAGS).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    if (isCode(error, 'ELOOP'))
      throw new Error(`${file} is a link where a file belongs; look who made it, and remove it.`);
    throw error;
  });
  if (!handle) return null;
  try {
    if (!(await handle.stat()).isFile()) throw new Error(`${file} is no file; look who made it, and remove it.`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
