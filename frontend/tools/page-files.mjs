import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAMED = /(?:\bassets\/|\.\/)([\w.-]+\.(?:js|css|woff2))\b/g;
/** The router's list of all pages. */
export const ROUTES = /^manifest-[\w-]+\.js$/;

export const pageAt = (folder, address) => readFile(join(folder, address, 'index.html'), 'utf8');

/** Every file below assets/ that these pages may load, transitively, fonts included. */
export async function filesOf(folder, addresses) {
  const files = new Set();
  const follow = async (text) => {
    for (const [, file] of text.matchAll(NAMED)) {
      const path = join(folder, 'assets', file);
      if (files.has(file) || !existsSync(path)) continue;
      files.add(file);
      if (!ROUTES.test(file) && !file.endsWith('.woff2')) await follow(await readFile(path, 'utf8'));
    }
  };
  for (const address of addresses) await follow(await pageAt(folder, address));
  return files;
}
