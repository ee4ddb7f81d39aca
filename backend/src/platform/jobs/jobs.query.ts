import type { PgBoss } from 'pg-boss';
import type { Database } from '../persistence/database.js';

/** What the jobs of that kind which are not done yet were given. */
export async function dataUnderWay<Data extends object>(database: Database, name: string): Promise<Data[]> {
  const rows = await database.query<{ data: Data }[]>(
    `select data from pgboss.job where name = $1 and state < 'completed'`,
    [name],
  );
  return rows.map(({ data }) => data);
}

/** Fails when the queue's own connections do not answer. */
export const askQueue = (boss: PgBoss): Promise<unknown> => boss.getDb().executeSql('select 1');
