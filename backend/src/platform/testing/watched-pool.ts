import type { Pool, PoolClient } from 'pg';

/** Calls back before each statement sent over the pool, inside or outside of a unit of work. */
export function watch(pool: Pool, beforeStatement: (text: string) => void): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((statement: string | { text: string }, ...rest: unknown[]) => {
      beforeStatement(typeof statement === 'string' ? statement : statement.text);
      return query(statement, ...rest);
    }) as PoolClient['query'];
  });
}
