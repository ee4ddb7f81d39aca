import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { lockDirectory } from '../../embedded-postgres/directory-lock.js';
import { startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.js';
import type { Migration } from '../../platform/persistence/baselines.js';
import { NotRestored } from './backup-file.js';
import { type Manifest, NEWEST_EVENT, readManifest } from './manifest.js';
import { sha256Of } from './measured.js';
import { restore } from './restore.js';

const DAY_MS = 86_400_000;
const TOO_OLD_DAYS = 7;
/** Matches quoted table names in a backup. */
const TABLE = /^[\w."]+$/;

export interface Trial {
  /** Location of the temporary database cluster. */
  readonly folder: string;
  readonly migrations: readonly Migration[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Restores a backup into a temporary database server, and compares the result with the manifest.
 * @throws NotRestored with a message for people
 */
export async function prove(file: string, { folder, migrations, now, signal }: Trial): Promise<Manifest> {
  const manifest = await checkFile(file, now);
  await mkdir(folder, { recursive: true });
  const lock = await lockDirectory(folder);
  try {
    const directory = path.join(folder, 'postgres');
    await discard(directory);
    const cluster = await startEmbeddedPostgres({ directory, log: () => undefined, test: true });
    const end = () => void cluster.stop();
    signal.addEventListener('abort', end, { once: true });
    try {
      signal.throwIfAborted();
      await restore(cluster.url, file, { migrations, look: (client, leftOut) => compare(client, manifest, leftOut) });
    } finally {
      signal.removeEventListener('abort', end);
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
  return manifest;
}

/**
 * Checks that need no database: the file matches its manifest and is less than a week old.
 * @throws NotRestored with a message for people
 */
export async function checkFile(file: string, now: Date): Promise<Manifest> {
  const name = path.basename(file);
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) throw new NotRestored(`${name} is missing.`);
  if (size === 0) throw new NotRestored(`${name} is empty.`);
  const manifest = await readManifest(file);
  if (!manifest) throw new NotRestored(`${name} has no manifest beside it, or one that cannot be read.`);
  const days = Math.floor((now.getTime() - Date.parse(manifest.createdAt)) / DAY_MS);
  if (days >= TOO_OLD_DAYS) throw new NotRestored(`The newest backup, ${name}, is ${String(days)} days old.`);
  if (size !== manifest.bytes || (await sha256Of(file)) !== manifest.sha256)
    throw new NotRestored(`${name} is damaged: it is not the file that its manifest was written for.`);
  return manifest;
}

/** Cleans up after a test that was killed: its server may still be running. */
async function discard(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  await startEmbeddedPostgres({ directory, log: () => undefined, test: true }).then(
    (left) => left.stop(),
    () => undefined,
  );
  await rm(directory, { recursive: true, force: true });
}

async function compare(
  client: pg.Client,
  { tables, newestEvent }: Manifest,
  leftOut: readonly string[],
): Promise<void> {
  for (const [table, count] of Object.entries(tables)) {
    if (!TABLE.test(table)) throw new NotRestored(`The manifest names '${table}', which is no table.`);
    if (leftOut.includes(table)) continue;
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    if (rows[0]?.count !== count)
      throw new NotRestored(
        `${table} has ${String(rows[0]?.count)} rows after the restore in place of ${String(count)}.`,
      );
  }
  const { rows } = await client.query<{ id: string; at: Date }>(NEWEST_EVENT);
  const newest = rows[0] ? { id: rows[0].id, occurredAt: rows[0].at.toISOString() } : null;
  if (JSON.stringify(newest) !== JSON.stringify(newestEvent))
    throw new NotRestored(`The newest event after the restore is ${described(newest)}, not ${described(newestEvent)}.`);
}

const described = (event: Manifest['newestEvent']) => (event ? `that of ${event.occurredAt}` : 'missing');
