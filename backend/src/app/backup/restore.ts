import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { pipeline as pipe, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { doneOf, type Migration } from '../../platform/persistence/baselines.js';
import { migrate } from '../../platform/persistence/migrate.js';
import { markRestored } from '../../platform/restored/restored-backup.js';
import { compareVersions, VERSION } from '../../platform/config/version.js';
import { COPY, END_OF_ROWS, ENDING, Ending, HEADING, Heading, type MadeWith, NotRestored } from './backup-file.js';
import { madeAt } from './backup-folder.js';
import { Places } from './places.js';
import { decryptWith } from './encryption.js';

const NEWLINE = 0x0a;

/** Lines of a stream without line ends. Splits at `\n` only, while readline also splits at other characters in the data. */
async function* linesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
      yield rest.subarray(start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

const TABLES_HERE = `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss') limit 1`;

const WITH_TRIGGERS = `select distinct format('%I.%I', n.nspname, c.relname) as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and n.nspname in ('public', 'pgboss')`;

/** Daily statistics of the queue in older backups; their tables exist only on that day. */
const OF_A_DAY = /^pgboss\.queue_stats_\d+$/;

/** Undoes a failed restore; the database was empty before. */
const EMPTY_AGAIN = 'rollback; drop schema public cascade; create schema public; drop schema if exists pgboss cascade';

export interface RestoreOptions {
  /** Migrations of this version, in order. */
  readonly migrations: readonly Migration[];
  /** Key of an encrypted file. */
  readonly key?: string;
  /** Inspects the restored data before the migrations run; `leftOut` lists tables that were not restored. */
  readonly look?: (client: pg.Client, leftOut: readonly string[]) => Promise<void>;
  /** Called with tables and columns that this release does not know. */
  readonly leaveOut?: (names: readonly string[]) => void;
  /** Called after the restore with fingerprints of the secrets at the time of the backup. */
  readonly madeWith?: (secrets: MadeWith) => void;
}

/**
 * Restores a backup into an empty database, completely or not at all, marks it as restored, and runs the migrations.
 * While it is marked, no process sends anything.
 * @returns the number of restored rows
 * @throws NotRestored, or BadConfiguration if this version is too old, with a message for people
 */
export async function restore(url: string, file: string, options: RestoreOptions): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'courtyard restore' });
  await client.connect();
  try {
    const { rowCount } = await client.query(TABLES_HERE);
    if (rowCount) {
      throw new NotRestored(
        'The database is not empty. Restore into an empty one: set another DATABASE_URL or DATA_DIR.',
      );
    }
    return await fillEmpty(client, url, file, options).catch(async (error: unknown) => {
      await client.query(EMPTY_AGAIN).catch(() => undefined);
      throw inWords(error);
    });
  } finally {
    await client.end();
  }
}

async function fillEmpty(
  client: pg.Client,
  url: string,
  file: string,
  { migrations, key, look, leaveOut, madeWith }: RestoreOptions,
): Promise<number> {
  const lines = linesOf(contentsOf(file, key));
  const heading = await headingOf(lines);
  refuseRenamed(path.basename(file), heading);
  await migrate(url, doneOf(migrations, heading.migrations));
  const places = isOfNewerSchema(heading, migrations) ? await Places.of(client) : null;
  const count = await fill(client, lines, places, new Date(heading.createdAt));
  await look?.(client, places?.leftOut ?? []);
  if (places && places.leftOut.length > 0) leaveOut?.(places.leftOut);
  await migrate(url, migrations);
  madeWith?.(heading.secrets);
  return count;
}

function contentsOf(file: string, key: string | undefined): Readable {
  const stored = createReadStream(file);
  const unpacked = createGunzip();
  // Failures of the earlier streams surface in `unpacked`.
  if (key === undefined) pipe(stored, unpacked, () => undefined);
  else pipe(stored, decryptWith(key), unpacked, () => undefined);
  return unpacked;
}

/** Translates errors caused by the file into messages for people. */
function inWords(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'ENOENT') return new NotRestored('There is no such file.', { cause: error });
  return /^Z_/.test(code) ? new NotRestored('This file is damaged or cut off.', { cause: error }) : error;
}

async function headingOf(lines: AsyncGenerator<Buffer>): Promise<Heading> {
  try {
    const first = await lines.next();
    return Heading.parse(JSON.parse(String(first.value).slice(HEADING.length)));
  } catch (error) {
    if (error instanceof NotRestored || 'code' in (error as Error)) throw error;
    throw new NotRestored('This file is no backup of this program.', { cause: error });
  }
}

/**
 * The newest backup is chosen by name, and anyone who can write to the bucket could rename an old one. Names that are
 * not ours say nothing about the time.
 */
function refuseRenamed(name: string, { createdAt }: Heading): void {
  const named = madeAt(name);
  if (named && named.getTime() !== Date.parse(createdAt))
    throw new NotRestored(
      `${name} was renamed: it was made at ${createdAt}. To restore it anyway, give it a name without a date, such as courtyard.sql.gz.`,
    );
}

/**
 * Whether a newer release had migrated the database before this one continued with it, after a reverted upgrade.
 * @throws NotRestored if the newer release made the backup
 */
function isOfNewerSchema({ migrations: seen, program }: Heading, migrations: readonly Migration[]): boolean {
  const known = migrations.flatMap(({ name, replaces = [] }) => [name, ...replaces]);
  const unknown = seen.find((name) => !known.includes(name));
  if (unknown && (program === undefined || compareVersions(program, VERSION) > 0))
    throw new NotRestored(`This backup was made by a newer program: it knows '${unknown}'.`);
  return unknown !== undefined;
}

async function fill(
  client: pg.Client,
  lines: AsyncGenerator<Buffer>,
  places: Places | null,
  backedUpAt: Date,
): Promise<number> {
  await client.query('begin');
  const { rows: tables } = await client.query<{ name: string }>(WITH_TRIGGERS);
  // Counters maintained by triggers are part of the backup themselves.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  const counts: Record<string, number> = {};
  let expected: Record<string, number> | undefined;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const text = line.value.toString();
    const [, table, columns] = COPY.exec(text) ?? [];
    if (table && columns) counts[table] = await fillTable(client, table, columns, lines, places);
    else if (text.startsWith(ENDING)) expected = Ending.parse(JSON.parse(text.slice(ENDING.length))).rows;
    else throw new NotRestored(`This file is damaged: '${text.slice(0, 80)}' is not expected in it.`);
  }
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  if (!expected) throw new NotRestored('This file is cut off: its end is missing.');
  const missing = Object.entries(expected).find(([table, count]) => counts[table] !== count);
  if (missing) throw new NotRestored(`This file is damaged: ${missing[0]} should have ${String(missing[1])} rows.`);
  places?.refuseEmpty(Object.keys(counts));
  // In the same transaction as the rows, so that no process finds the rows without the mark.
  await markRestored(client, backedUpAt);
  await client.query('commit');
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function fillTable(
  client: pg.Client,
  table: string,
  columns: string,
  lines: AsyncGenerator<Buffer>,
  places: Places | null,
): Promise<number> {
  const fitting = places ? places.fit(table, columns) : { columns, pick: (row: Buffer) => row };
  let count = 0;
  async function* rows(): AsyncGenerator<Buffer> {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (line.value.toString() === END_OF_ROWS) return;
      count += 1;
      yield Buffer.concat([fitting?.pick(line.value) ?? line.value, Buffer.from('\n')]);
    }
    throw new NotRestored('This file is cut off: its end is missing.');
  }
  const hasPlace = fitting !== null && !OF_A_DAY.test(table);
  if (hasPlace) await client.query(`delete from ${table}`); // Rows that migrations and the queue have inserted.
  const into = hasPlace ? client.query(copyFrom(`copy ${table} ${fitting.columns} from stdin`)) : nowhere();
  await pipeline(Readable.from(rows()), into);
  return count;
}

const nowhere = () =>
  new Writable({
    write(_row, _encoding, done) {
      done();
    },
  });
