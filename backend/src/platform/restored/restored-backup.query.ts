import type pg from 'pg';
import type { Database } from '../persistence/database.js';
import { CREATE_RESTORED_BACKUP } from '../persistence/migrations/2000000000150-restored-backup.js';

export interface RestoredMark {
  readonly backedUpAt: Date;
  readonly restoredAt: Date;
}

/** Uses the connection of the restore. */
export async function markRestored(client: pg.Client, backedUpAt: Date): Promise<void> {
  await client.query(CREATE_RESTORED_BACKUP);
  await client.query('delete from restored_backup');
  await client.query('insert into restored_backup (backed_up_at, restored_at) values ($1, now())', [backedUpAt]);
}

export async function findMark(database: Database): Promise<RestoredMark | null> {
  const [mark] = await database.query<RestoredMark[]>(
    'select backed_up_at as "backedUpAt", restored_at as "restoredAt" from restored_backup',
  );
  return mark ?? null;
}

/** @returns the removed mark; null if there was none */
export async function removeMark(database: Database): Promise<RestoredMark | null> {
  const [mark] = await database.query<RestoredMark[]>(
    'delete from restored_backup returning backed_up_at as "backedUpAt", restored_at as "restoredAt"',
  );
  return mark ?? null;
}

export async function countWaiting(database: Database): Promise<{ emails: number; events: number }> {
  const [row] = await database.query<{ emails: number; events: number }[]>(
    `select (select count(*) from outgoing_mails where status = 'queued')::int as emails,
       (select count(*) from waiting_events)::int as events`,
  );
  return row ?? { emails: 0, events: 0 };
}
