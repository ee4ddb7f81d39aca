import type { Database } from '../persistence/database.js';

export interface BackupResult {
  readonly what: 'backup' | 'proof';
  readonly beganAt: Date;
  readonly tookMs: number;
  /** Null for a success. */
  readonly failure: string | null;
  /** The copy that was made or restored, if any. */
  readonly file: string | null;
  readonly madeAt: Date | null;
  /** Number of reservation requests in it. */
  readonly requests: number | null;
  readonly newestEventAt: Date | null;
}

export async function addResult(database: Database, id: string, result: BackupResult): Promise<void> {
  const { what, beganAt, tookMs, failure, file, madeAt, requests, newestEventAt } = result;
  await database.query(
    `insert into backup_runs (id, what, began_at, took_ms, failure, file, made_at, requests, newest_event_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, what, beganAt, tookMs, failure, file, madeAt, requests, newestEventAt],
  );
}

const COLUMNS = `what, began_at as "beganAt", took_ms as "tookMs", failure, file, made_at as "madeAt", requests,
  newest_event_at as "newestEventAt"`;

/** The newest result of each kind, successful or not. */
export function newestResults(database: Database): Promise<BackupResult[]> {
  return database.query<BackupResult[]>(
    `select distinct on (what) ${COLUMNS} from backup_runs order by what, began_at desc, id desc`,
  );
}

export async function lastProof(database: Database): Promise<BackupResult | null> {
  const [proof] = await database.query<BackupResult[]>(
    `select ${COLUMNS} from backup_runs where what = 'proof' and failure is null order by began_at desc limit 1`,
  );
  return proof ?? null;
}

/** Whether one of that kind has failed since then, without a later success. */
export async function failsSince(database: Database, what: BackupResult['what'], since: Date): Promise<boolean> {
  const rows = await database.query(
    `select 1 from backup_runs failed where what = $1 and began_at >= $2 and failure is not null
       and not exists (select 1 from backup_runs where what = $1 and failure is null and began_at > failed.began_at)
     limit 1`,
    [what, since],
  );
  return rows.length > 0;
}

export async function hasResultSince(database: Database, what: BackupResult['what'], since: Date): Promise<boolean> {
  const rows = await database.query(`select 1 from backup_runs where what = $1 and began_at >= $2 limit 1`, [
    what,
    since,
  ]);
  return rows.length > 0;
}

/** Since when the queue has been scheduling backups; null if it does not. */
export async function scheduledSince(database: Database, job: string): Promise<Date | null> {
  const [row] = await database.query<{ since: Date }[]>(
    `select created_on as since from pgboss.schedule where name = $1`,
    [job],
  );
  return row?.since ?? null;
}
