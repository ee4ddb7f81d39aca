import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooMany } from '../../kernel/domain-error.js';
import type { Database } from '../persistence/database.js';

export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counters in PostgreSQL, shared by all processes. */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: Database,
    private readonly isOn: boolean,
  ) {}

  /** Counts one try under each limit. @throws TooMany when one of them is used up. */
  async count(key: string, limits: readonly Limit[]): Promise<void> {
    if (!this.isOn) return;
    for (const limit of limits) {
      try {
        await this.limiter(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw error;
      }
    }
  }

  /** Takes one counted try back. */
  async giveBack(key: string, limits: readonly Limit[]): Promise<void> {
    if (!this.isOn) return;
    await Promise.all(limits.map((limit) => this.limiter(limit).reward(key)));
  }

  private limiter(limit: Limit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const options: IRateLimiterPostgresOptions = {
      storeClient: this.database.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    };
    const limiter = new RateLimiterPostgres(options);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}
