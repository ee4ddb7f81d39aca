import type { Clock } from '../../kernel/clock.js';
import { HttpProblem } from '../http/problem.js';
import type { Database } from '../persistence/database.js';
import { TAKEN } from '../persistence/statement.js';
import type { SentAnswer } from './sent-answer.js';

const KEPT_MS = 24 * 3_600_000;
/** PostgreSQL: the twin that holds the key did not end within the lock limit. */
const LOCK_NOT_AVAILABLE = '55P03';

/** What a caller names one intended effect by. */
export interface Key {
  /** Method and pattern of the path. */
  readonly route: string;
  readonly caller: string;
  readonly text: string;
  readonly requestHash: string;
}

/** A twin that keeps its answer at the same time waits here for the first one, and is then refused. */
const KEEP = `insert into idempotency_keys (route, caller, key, request_hash, status, headers, body, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (route, caller, key) do update set request_hash = excluded.request_hash, status = excluded.status,
    headers = excluded.headers, body = excluded.body, created_at = excluded.created_at, response = null
    where idempotency_keys.created_at <= $9
  returning 1`;

interface Row {
  [column: string]: unknown;
  requestHash: string;
  status: number;
  headers: SentAnswer['headers'];
  body: string | null;
}

/** First answers by their Idempotency-Key, for 24 hours. */
export class KeptAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Within the unit of work of the effect, which fails when the key has an answer already. */
  async keep({ route, caller, text, requestHash }: Key, { status, headers, body }: SentAnswer): Promise<void> {
    const now = this.clock.now();
    const values = [route, caller, text, requestHash, status, JSON.stringify(headers), body, now, this.oldest(now)];
    const row = `idempotency_keys ${route} ${caller} ${text}`;
    await this.database.write({ text: KEEP, values, row, unless: TAKEN });
  }

  /** @throws HttpProblem when the key was used for another request */
  async find({ route, caller, text, requestHash }: Key): Promise<SentAnswer | null> {
    const [known] = await this.database.query<Row[]>(
      `select request_hash as "requestHash", coalesce(status, 201)::int as status, coalesce(headers, '{}') as headers,
         coalesce(body, response::text) as body
       from idempotency_keys where route = $1 and caller = $2 and key = $3 and created_at > $4`,
      [route, caller, text, this.oldest(this.clock.now())],
    );
    if (!known) return null;
    if (known.requestHash !== requestHash) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another request.');
    }
    return { status: known.status, headers: known.headers, body: known.body };
  }

  isStillBeingMade(error: unknown): boolean {
    const { code } = error as { code?: string };
    return code === TAKEN || code === LOCK_NOT_AVAILABLE;
  }

  async prune(): Promise<void> {
    await this.database.query('delete from idempotency_keys where created_at <= $1', [this.oldest(this.clock.now())]);
  }

  private oldest(now: Date): Date {
    return new Date(now.getTime() - KEPT_MS);
  }
}
