import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { HttpProblem } from '../http/problem.js';
import { Database } from '../persistence/database.js';
import { TAKEN } from '../persistence/statement.js';
import { IdempotencyKeys } from './idempotency-store.query.js';
import type { StoredResponse } from './stored-response.js';

const MAX_AGE_MS = 24 * 3_600_000;
/** PostgreSQL: the concurrent duplicate that holds the key did not end within the lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Identifies one intended effect of one caller. */
export interface Key {
  /** Method and path pattern. */
  readonly route: string;
  readonly caller: string;
  readonly text: string;
  readonly requestHash: string;
}

/** Stores the first response to each Idempotency-Key for 24 hours. */
@Injectable()
export class IdempotencyStore {
  private readonly keys: IdempotencyKeys;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.keys = new IdempotencyKeys(database);
  }

  /** Joins the unit of work of the effect, which fails if the key already has a response. */
  async save(key: Key, answer: StoredResponse): Promise<void> {
    const now = this.clock.now();
    await this.keys.save(key, answer, now, this.oldest(now));
  }

  /** @throws HttpProblem if the key was used for a different request */
  async find(key: Key): Promise<StoredResponse | null> {
    const known = await this.keys.find(key, this.oldest(this.clock.now()));
    if (!known) return null;
    if (known.requestHash !== key.requestHash) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another request.');
    }
    return { status: known.status, headers: known.headers, body: known.body };
  }

  isInProgress(error: unknown): boolean {
    const { code } = error as { code?: string };
    return code === TAKEN || code === LOCK_NOT_AVAILABLE;
  }

  async prune(): Promise<void> {
    await this.keys.removeOlder(this.oldest(this.clock.now()));
  }

  private oldest(now: Date): Date {
    return new Date(now.getTime() - MAX_AGE_MS);
  }
}
