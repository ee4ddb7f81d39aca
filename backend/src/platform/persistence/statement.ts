import { createHash } from 'node:crypto';
import type { Write } from './unit-of-work.js';

export interface Statement {
  /** The same for the same text: the server plans it once per connection. */
  readonly name: string;
  readonly text: string;
}

/** What a statement is sent over: a pool, or a connection of it. */
export interface Connection {
  query(statement: Statement & { values: unknown[] }): Promise<unknown>;
}

/** As many texts as the product has, with some to spare for those that are put together. */
const MAX_STATEMENTS = 2_000;
const known = new Map<string, Statement>();

/** What a guarded write that changes no row ends the unit with, as SQLSTATE (function `must_change`). */
export const VERSION_CONFLICT = 'CY001';
export const TAKEN = 'CY002';

/** All writes as one statement, which keeps all of them or none; its parameters are theirs, one after the other. */
export function oneStatement(writes: readonly Write[]): Statement {
  return cachedStatement(writes.map(({ text }) => text).join('\n;\n'), () => combine(writes));
}

/** The same text is the same statement. */
export const statementOf = (text: string): Statement => cachedStatement(text, () => text);

function cachedStatement(key: string, text: () => string): Statement {
  const statement = known.get(key) ?? named(text());
  if (known.size < MAX_STATEMENTS) known.set(key, statement);
  return statement;
}

/** More than that in one statement is a long text that is planned for itself; what changes hundreds of rows is sent in several. */
export const MOST_WRITES = 50;

/** In one statement, or in a transaction in as many as they take. */
export async function sendWrites(connection: Connection, writes: readonly Write[]): Promise<void> {
  for (let first = 0; first < writes.length; first += MOST_WRITES) {
    const some = writes.slice(first, first + MOST_WRITES);
    await connection.query({ ...oneStatement(some), values: some.flatMap(({ values }) => values) });
  }
}

function named(text: string): Statement {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 32), text };
}

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
