import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { TooMany } from '../../kernel/domain-error.js';
import { AppSettings } from '../config/app-settings.js';
import { Database } from '../persistence/database.js';
import { type Counter, RateLimitCounters } from './rate-limits.query.js';

/** A counter and the seconds until it starts again. */
export interface Count {
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
   * @throws TooMany if the wait would be longer than `longestWaitSeconds`
   */
  async turn(counted: string, apart: Count, longestWaitSeconds: number): Promise<number> {
    if (!this.isOn) return 0;
    const now = this.clock.now().getTime();
    const key = keyOf(apart.name, counted);
    const wait = await this.counters.takeTurn(key, now, apart.seconds * 1000, longestWaitSeconds * 1000);
    if (wait === null) throw new TooMany(longestWaitSeconds);
    return wait;
  }

  private async add(counted: string, counts: readonly Count[], now: number): Promise<Counter[]> {
    if (!this.isOn) return [];
    const counters = counts.map(({ name, seconds }) => ({ key: keyOf(name, counted), expire: now + seconds * 1000 }));
    return this.counters.add(counters, now);
  }
}

const keyOf = (limit: string, counted: string) => `${limit}:${counted}`;
