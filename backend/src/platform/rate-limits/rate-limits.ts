import type { Clock } from '../../kernel/clock.js';
import { TooMany } from '../../kernel/domain-error.js';
import type { Database } from '../persistence/database.js';

/** What is counted, and after how long it begins again. */
export interface Count {
  readonly name: string;
  readonly seconds: number;
}

export interface Limit extends Count {
  readonly points: number;
}

/**
 * All counters of all calls of one moment at once; one whose time is over begins again. A call that tries the same as others
 * is told the number it would have got by itself. $1 the counters of each call with their ends, $2 now (ms).
 */
const COUNT = `
  insert into rate_limits as known (key, points, expire)
  select key, 1, expire from jsonb_to_recordset($1::jsonb) as counter (key text, expire bigint) order by key
  on conflict (key) do update set
    points = case when known.expire <= $2 then 1 else known.points + 1 end,
    expire = case when known.expire <= $2 then excluded.expire else known.expire end
  returning key, points, expire::float8 as expire`;

const GIVE_BACK =
  'update rate_limits set points = points - 1 where key = any($1::text[]) and expire > $2 and points > 0';

/** The next turn is so long after the one before; nobody takes one who would wait too long. */
const TAKE_TURN = `
  insert into rate_limits as known (key, points, expire) values ($1, 1, $2::bigint + $3)
  on conflict (key) do update set expire = greatest(known.expire, $2::bigint) + $3 where known.expire <= $2::bigint + $4
  returning (expire - $3 - $2)::float8 as wait`;

interface Counter {
  [column: string]: unknown;
  key: string;
  points: number;
  expire: number;
}

/** Counters in PostgreSQL, shared by all processes. */
export class RateLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly isOn: boolean,
  ) {}

  /** Counts one try under each limit. @throws TooMany when one of them is used up. */
  async count(counted: string, limits: readonly Limit[]): Promise<void> {
    const now = this.clock.now().getTime();
    const counters = await this.add(counted, limits, now);
    const waits = limits.flatMap(({ name, points }) => {
      const counter = counters.find(({ key }) => key === keyOf(name, counted));
      return counter && counter.points > points ? [counter.expire - now] : [];
    });
    if (waits.length > 0) throw new TooMany(Math.max(1, Math.ceil(Math.max(...waits) / 1000)));
  }

  /** Counts one more and refuses nothing; answers how many there are. */
  async tally(counted: string, count: Count): Promise<number> {
    const [counter] = await this.add(counted, [count], this.clock.now().getTime());
    return counter?.points ?? 0;
  }

  /** Takes one counted try back. */
  async giveBack(counted: string, limits: readonly Count[]): Promise<void> {
    if (!this.isOn) return;
    const keys = limits.map(({ name }) => keyOf(name, counted));
    await this.database.query(GIVE_BACK, [keys, this.clock.now().getTime()]);
  }

  /**
   * Whoever asks is next, `apart.seconds` after the one before.
   * @returns how long until then, in milliseconds
   * @throws TooMany when that is longer than they would wait
   */
  async turn(counted: string, apart: Count, longestWaitSeconds: number): Promise<number> {
    if (!this.isOn) return 0;
    const values = [keyOf(apart.name, counted), this.clock.now().getTime(), apart.seconds * 1000];
    const [turn] = await this.database.query<{ wait: number }[]>(TAKE_TURN, [...values, longestWaitSeconds * 1000]);
    if (!turn) throw new TooMany(longestWaitSeconds);
    return turn.wait;
  }

  private async add(counted: string, counts: readonly Count[], now: number): Promise<Counter[]> {
    if (!this.isOn) return [];
    const counters = counts.map(({ name, seconds }) => ({ key: keyOf(name, counted), expire: now + seconds * 1000 }));
    return this.database.query<Counter[]>(COUNT, [JSON.stringify(counters), now]);
  }
}

const keyOf = (limit: string, counted: string) => `${limit}:${counted}`;
