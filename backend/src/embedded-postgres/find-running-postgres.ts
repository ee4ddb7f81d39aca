import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOrCreateConnection } from './connection-file.js';
import { query } from './query.js';

/** The address of the cluster in that directory while some process serves it; null when it is not running. */
export async function findRunningPostgres(directory: string): Promise<string | null> {
  if (!existsSync(path.join(directory, 'connection.json'))) return null;
  const { port, password } = await readOrCreateConnection(directory);
  const url = `postgres://courtyard:${password}@127.0.0.1:${port}/courtyard`;
  return query(url, 'select 1').then(
    () => url,
    () => null,
  );
}
