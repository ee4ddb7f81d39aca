import type { Pool, PoolClient } from 'pg';

/** What was sent over the pool's connections, statement by statement. */
export interface Watched {
  readonly sent: string[];
}

/** Writes down each statement that is sent over the pool, by a unit of work or without one. */
export function watch(pool: Pool): Watched {
  const sent: string[] = [];
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((statement: string | { text: string }, ...rest: unknown[]) => {
      sent.push(typeof statement === 'string' ? statement : statement.text);
      return query(statement, ...rest);
    }) as PoolClient['query'];
  });
  return { sent };
}
