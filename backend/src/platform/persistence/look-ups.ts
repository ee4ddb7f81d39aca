import type { Pool, QueryResultRow } from 'pg';
import type { Statement } from './statement.js';

/** SQLSTATE class 22: a key that is none of its type. */
const IS_NO_KEY = /^22/;

interface Look {
  readonly key: unknown;
  readonly resolve: (rows: QueryResultRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Rows by their key. Whoever looks in the same turn of the loop is answered by one statement: to send one costs both sides more
 * than to answer it. Its `$1` is the array of keys, and each row says in `asked` which of them it belongs to, counted from 1.
 */
export class LookUps {
  private readonly waiting = new Map<Pool, Map<Statement, Look[]>>();

  find<Row extends QueryResultRow>(
    pool: Pool,
    statement: Statement,
    key: unknown,
    others: readonly unknown[],
  ): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const look: Look = { key, resolve: resolve as Look['resolve'], reject };
      const statements = this.waiting.get(pool) ?? new Map<Statement, Look[]>();
      this.waiting.set(pool, statements);
      const looks = statements.get(statement);
      if (looks) {
        looks.push(look);
      } else {
        statements.set(statement, [look]);
        setImmediate(() => {
          const together = statements.get(statement) ?? [];
          statements.delete(statement);
          void send(pool, statement, together, others);
        });
      }
    });
  }
}

async function send(pool: Pool, statement: Statement, looks: Look[], others: readonly unknown[]): Promise<void> {
  try {
    const { rows } = await pool.query<QueryResultRow>({
      ...statement,
      values: [looks.map(({ key }) => key), ...others],
    });
    for (const [index, { resolve }] of looks.entries()) resolve(rows.filter(({ asked }) => asked === index + 1));
  } catch (error) {
    const isOfOne = looks.length > 1 && IS_NO_KEY.test((error as { code?: string }).code ?? '');
    for (const look of looks) {
      if (isOfOne) void send(pool, statement, [look], others);
      else look.reject(error);
    }
  }
}
