import type { Database } from '../persistence/database.js';

/** Emails of these kinds to all addresses. */
export async function countPosted(database: Database, kinds: readonly string[], since: Date): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from outgoing_mails where kind = any($1) and created_at > $2 and status <> 'withheld'`,
    [kinds, since],
  );
  return row?.count ?? 0;
}

/** @param countedAs the normalized address, as in the column of this name */
export async function timesPosted(
  database: Database,
  countedAs: string,
  kinds: readonly string[],
  since: Date,
): Promise<Date[]> {
  const rows = await database.query<{ at: Date }[]>(
    `select created_at as at from outgoing_mails where counted_as = $1 and kind = any($2) and created_at > $3 and status <> 'withheld'`,
    [countedAs, kinds, since],
  );
  return rows.map(({ at }) => at);
}

export async function countWithheld(database: Database, since: Date): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from outgoing_mails where status = 'withheld' and created_at > $1`,
    [since],
  );
  return row?.count ?? 0;
}

interface Withheld {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly createdAt: Date;
}

export async function addWithheld(database: Database, { id, key, kind, to, createdAt }: Withheld): Promise<void> {
  await database.query(
    `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, created_at)
     values ($1, $2, $3, lower($4), '{}', 'withheld', $5) on conflict (dedupe_key) do nothing`,
    [id, key, kind, to, createdAt],
  );
}
