import { createHash } from 'node:crypto';
import type { Write } from './unit-of-work.js';

export interface Statement {
  /** Identical for identical text, so that the server plans it once per connection. */
  readonly name: string;
  readonly text: string;
}

/** A pool, or one of its connections. */
export interface Connection {
  query(statement: Statement & { values: unknown[] }): Promise<unknown>;
}

/** SQLSTATE raised when a guarded write changes no row (function `must_change`). */
export const VERSION_CONFLICT = 'CY001';
export const TAKEN = 'CY002';

/** Returns the same name for the same text. */
export const statementOf = (text: string): Statement => ({
  name: createHash('sha256').update(text).digest('base64url').slice(0, 32),
  text,
});

/** More writes would need a long text with a separate plan; larger changes are split into several statements. */
export const MAX_WRITES = 50;

/** Sends one statement, or several in a transaction. */
export async function sendWrites(connection: Connection, writes: readonly Write[]): Promise<void> {
  for (let first = 0; first < writes.length; first += MAX_WRITES) {
    const some = writes.slice(first, first + MAX_WRITES);
    await connection.query({ ...statementOf(combine(some)), values: some.flatMap(({ values }) => values) });
  }
}

/** Combines writes into one statement that applies all of them or none; their parameters are concatenated. */
function combine(writes: readonly Write[]): string {
  const [first] = writes;
  if (writes.length === 1 && first && !first.unless) return first.text;
  let offset = 0;
  const parts = writes.map(({ text, values }, index) => {
    const own = offset;
    offset += values.length;
    return `w${String(index)} as (${text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${String(Number(number) + own)}`)})`;
  });
  const guards = writes.flatMap(({ unless }, index) =>
    unless ? [`case when not exists (select from w${String(index)}) then must_change(0, '${unless}') end`] : [],
  );
  return `with ${parts.join(', ')} select ${guards.join(', ') || '1'}`;
}
