import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ENDING, END_OF_ROWS, HEADING, type Heading, type MadeWith } from './backup-file.js';
import { type Manifest, NEWEST_EVENT, writeManifest } from './manifest.js';
import { Measured } from './measured.js';
import { VERSION } from '../../platform/config/version.js';

export interface Table {
  name: string;
  columns: string;
}

/**
 * All stored tables except those that a restored installation recreates: its schema, the restore mark, rate limits, and
 * the queue's daily statistics.
 */
export const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select format('%I.%I', fn.nspname, f.relname) from pg_constraint k
      join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as "after"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'pgboss')
    and (n.nspname, c.relname) not in (('public', 'migrations'), ('public', 'restored_backup'), ('pgboss', 'version'))
    and not (n.nspname = 'pgboss' and c.relname ~ '^queue_stats_\\d+$')
  order by 1`;

/**
 * Writes a consistent snapshot of all data into a file that exists only once it is complete. The product may be
 * running. The file is a compressed SQL script of COPY blocks, so that it can be read without this program too. The
 * manifest next to it describes the same snapshot.
 */
export async function backUp(url: string, file: string, now: Date, secrets?: MadeWith): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url, application_name: 'courtyard backup' });
  await client.connect();
  const draft = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const script = new Script(client, now, secrets);
    const newestEvent = await script.newestEvent();
    const measured = new Measured();
    const written = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(script.chunks()), createGzip(), measured.pass, written);
    await rename(draft, file);
    const manifest: Manifest = {
      version: 1,
      createdAt: now.toISOString(),
      bytes: measured.bytes,
      sha256: measured.sha256(),
      tables: script.rows,
      newestEvent,
    };
    await writeManifest(file, manifest);
    return manifest;
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
}

class Script {
  readonly rows: Record<string, number> = {};

  constructor(
    private readonly client: pg.Client,
    private readonly now: Date,
    private readonly secrets: MadeWith,
  ) {}

  async newestEvent(): Promise<Manifest['newestEvent']> {
    const { rows } = await this.client.query<{ id: string; at: Date }>(NEWEST_EVENT);
    return rows[0] ? { id: rows[0].id, occurredAt: rows[0].at.toISOString() } : null;
  }

  async *chunks(): AsyncGenerator<string | Buffer> {
    const { rows: migrations } = await this.client.query<{ name: string }>('select name from migrations order by id');
    const heading: Heading = {
      version: 1,
      createdAt: this.now.toISOString(),
      program: VERSION,
      migrations: migrations.map(({ name }) => name),
      secrets: this.secrets,
    };
    yield `${HEADING}${JSON.stringify(heading)}\n`;
    for (const { name, columns } of await this.tables()) {
      yield `COPY ${name} (${columns}) FROM stdin;\n`;
      const counting = countingLines();
      this.client.query(copyTo(`copy ${name} (${columns}) to stdout`)).pipe(counting.stream);
      for await (const chunk of counting.stream) yield chunk as Buffer;
      this.rows[name] = counting.lines();
      yield `${END_OF_ROWS}\n`;
    }
    yield `${ENDING}${JSON.stringify({ rows: this.rows })}\n`;
  }

  /** Lists referenced tables before the tables that refer to them. */
  private async tables(): Promise<Table[]> {
    const { rows: waiting } = await this.client.query<Table & { after: string[] }>(TABLES);
    const ordered: Table[] = [];
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ after }) => after.every((name) => ordered.some((done) => done.name === name)));
      if (next < 0) throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
      ordered.push(...waiting.splice(next, 1));
    }
    return ordered;
  }
}

/** In the text format of COPY, each row is one line. */
function countingLines() {
  let count = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) if (byte === 0x0a) count += 1;
      done(null, chunk);
    },
  });
  return { stream, lines: () => count };
}
