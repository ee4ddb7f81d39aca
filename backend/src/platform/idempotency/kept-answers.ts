import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { HttpProblem } from '../http/problem.js';
import { Database } from '../persistence/database.js';
import { TAKEN } from '../persistence/statement.js';
import { IdempotencyKeys } from './kept-answers.query.js';
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

/** First answers by their Idempotency-Key, for 24 hours. */
@Injectable()
export class KeptAnswers {
  private readonly keys: IdempotencyKeys;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.keys = new IdempotencyKeys(database);
  }

  /** Within the unit of work of the effect, which fails when the key has an answer already. */
  async keep(key: Key, answer: SentAnswer): Promise<void> {
    const now = this.clock.now();
    await this.keys.keep(key, answer, now, this.oldest(now));
  }

  /** @throws HttpProblem when the key was used for another request */
  async find(key: Key): Promise<SentAnswer | null> {
    const known = await this.keys.find(key, this.oldest(this.clock.now()));
    if (!known) return null;
    if (known.requestHash !== key.requestHash) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another request.');
    }
    return { status: known.status, headers: known.headers, body: known.body };
  }

  isStillBeingMade(error: unknown): boolean {
    const { code } = error as { code?: string };
    return code === TAKEN || code === LOCK_NOT_AVAILABLE;
  }

  async prune(): Promise<void> {
    await this.keys.removeOlder(this.oldest(this.clock.now()));
  }

  private oldest(now: Date): Date {
    return new Date(now.getTime() - KEPT_MS);
  }
}
