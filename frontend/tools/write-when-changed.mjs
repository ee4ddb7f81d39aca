import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function writeWhenChanged(file, text) {
  await mkdir(dirname(file), { recursive: true });
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
}
