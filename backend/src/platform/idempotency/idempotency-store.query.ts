import type { Database } from '../persistence/database.js';
import { TAKEN } from '../persistence/statement.js';
import type { Key } from './idempotency-store.js';
import type { StoredResponse } from './stored-response.js';

/** A concurrent duplicate waits here for the first one to commit, and is then rejected. */
const KEEP = `insert into idempotency_keys (route, caller, key, request_hash, status, headers, body, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (route, caller, key) do update set request_hash = excluded.request_hash, status = excluded.status,
    headers = excluded.headers, body = excluded.body, created_at = excluded.created_at, response = null
    where idempotency_keys.created_at <= $9
  returning 1`;

const FIND = `select request_hash as "requestHash", coalesce(status, 201)::int as status, coalesce(headers, '{}') as headers,
    coalesce(body, response::text) as body
  from idempotency_keys where route = $1 and caller = $2 and key = $3 and created_at > $4`;

interface Row extends StoredResponse {
  readonly requestHash: string;
}

/** The table of responses by Idempotency-Key. */
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Sent with the writes of the running unit of work, which fails if the key has a response newer than `oldest`. */
  async save(
    { route, caller, text, requestHash }: Key,
    answer: StoredResponse,
    now: Date,
    oldest: Date,
  ): Promise<void> {
    const { status, headers, body } = answer;
    const values = [route, caller, text, requestHash, status, JSON.stringify(headers), body, now, oldest];
    const row = `idempotency_keys ${route} ${caller} ${text}`;
    await this.database.write({ text: KEEP, values, row, unless: TAKEN });
  }

  async find({ route, caller, text }: Key, oldest: Date): Promise<Row | undefined> {
    const [row] = await this.database.query<Row[]>(FIND, [route, caller, text, oldest]);
    return row;
  }

  async removeOlder(oldest: Date): Promise<void> {
    await this.database.query('delete from idempotency_keys where created_at <= $1', [oldest]);
  }
}
