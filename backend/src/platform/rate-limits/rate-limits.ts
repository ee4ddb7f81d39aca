import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { Clock } from '../../kernel/clock.js';
import { TooMany } from '../../kernel/domain-error.js';
import { AppSettings } from '../config/app-settings.js';

/** The counter of one limit for one caller; times in milliseconds. */
interface Counter {
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

class RateLimitCounters {
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

/** A counter and the seconds until it starts again. */
interface Count {
  readonly name: string;
  readonly seconds: number;
}

export interface Limit extends Count {
  readonly points: number;
}

/** Counters in PostgreSQL, shared by all processes. */
@Injectable()
export class RateLimits {
  private readonly counters: RateLimitCounters;
  private readonly isOn: boolean;

  constructor(
    database: Database,
    private readonly clock: Clock,
    { environment }: AppSettings,
  ) {
    this.isOn = environment.RATE_LIMITS === 'on';
    this.counters = new RateLimitCounters(database);
  }

  /** Counts one attempt under each limit. @throws TooMany if one of them is exceeded */
  async count(counted: string, limits: readonly Limit[]): Promise<void> {
    const now = this.clock.now().getTime();
    const counters = await this.add(counted, limits, now);
    const waits = limits.flatMap(({ name, points }) => {
      const counter = counters.find(({ key }) => key === keyOf(name, counted));
      return counter && counter.points > points ? [counter.expire - now] : [];
    });
    if (waits.length > 0) throw new TooMany(Math.max(1, Math.ceil(Math.max(...waits) / 1000)));
  }

  /** Counts without a limit; returns the new number. */
  async increment(counted: string, count: Count): Promise<number> {
    const [counter] = await this.add(counted, [count], this.clock.now().getTime());
    return counter?.points ?? 0;
  }

  /** Removes one counted attempt. */
  async giveBack(counted: string, limits: readonly Count[]): Promise<void> {
    if (!this.isOn) return;
    const keys = limits.map(({ name }) => keyOf(name, counted));
    await this.counters.giveBack(keys, this.clock.now().getTime());
  }

  /**
   * Reserves the next turn, `apart.seconds` after the previous one.
   * @returns milliseconds until the turn
   * @throws TooMany if the wait would be longer than `maxWaitSeconds`
   */
  async turn(counted: string, apart: Count, maxWaitSeconds: number): Promise<number> {
    if (!this.isOn) return 0;
    const now = this.clock.now().getTime();
    const key = keyOf(apart.name, counted);
    const wait = await this.counters.takeTurn(key, now, apart.seconds * 1000, maxWaitSeconds * 1000);
    if (wait === null) throw new TooMany(maxWaitSeconds);
    return wait;
  }

  private async add(counted: string, counts: readonly Count[], now: number): Promise<Counter[]> {
    if (!this.isOn) return [];
    const counters = counts.map(({ name, seconds }) => ({ key: keyOf(name, counted), expire: now + seconds * 1000 }));
    return this.counters.add(counters, now);
  }
}

const keyOf = (limit: string, counted: string) => `${limit}:${counted}`;
