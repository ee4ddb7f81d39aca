import type { Database } from '../persistence/database.js';

/** The counter of one limit for one caller; times in milliseconds. */
export interface Counter {
  readonly key: string;
  readonly points: number;
  readonly expire: number;
}

/** Increments all counters of a call in one statement; an expired counter starts again. */
const ADD = `
  insert into rate_limits as known (key, points, expire)
  select key, 1, expire from unnest($1::text[], $3::bigint[]) as counter (key, expire) order by key
  on conflict (key) do update set
    points = case when known.expire <= $2 then 1 else known.points + 1 end,
    expire = case when known.expire <= $2 then excluded.expire else known.expire end
  returning key, points, expire::float8 as expire`;

const GIVE_BACK =
  'update rate_limits set points = points - 1 where key = any($1::text[]) and expire > $2 and points > 0';

/** Reserves the next turn, a fixed time after the previous one, unless the wait would be too long. */
const TAKE_TURN = `
  insert into rate_limits as known (key, points, expire) values ($1, 1, $2::bigint + $3)
  on conflict (key) do update set expire = greatest(known.expire, $2::bigint) + $3 where known.expire <= $2::bigint + $4
  returning (expire - $3 - $2)::float8 as wait`;

export class RateLimitCounters {
  constructor(private readonly database: Database) {}

  add(counters: readonly Omit<Counter, 'points'>[], now: number): Promise<Counter[]> {
    return this.database.query<Counter[]>(ADD, [
      counters.map(({ key }) => key),
      now,
      counters.map(({ expire }) => expire),
    ]);
  }

  async giveBack(keys: readonly string[], now: number): Promise<void> {
    await this.database.query(GIVE_BACK, [keys, now]);
  }

  /** @returns the wait until the turn; null if it is longer than `longest` */
  async takeTurn(key: string, now: number, apart: number, longest: number): Promise<number | null> {
    const [turn] = await this.database.query<{ wait: number }[]>(TAKE_TURN, [key, now, apart, longest]);
    return turn?.wait ?? null;
  }
}
