import type { PgBoss } from 'pg-boss';
import type { Database } from '../persistence/database.js';

/** Data of unfinished jobs of that kind. */
export async function dataUnderWay<Data extends object>(database: Database, name: string): Promise<Data[]> {
  const rows = await database.query<{ data: Data }[]>(
    `select data from pgboss.job where name = $1 and state < 'completed'`,
    [name],
  );
  return rows.map(({ data }) => data);
}

/** Fails if the queue's own connections do not respond. */
export const askQueue = (boss: PgBoss): Promise<unknown> => boss.getDb().executeSql('select 1');
