import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { PermitsQuery } from './permits.query.js';

/** More than a process can use in a fifth of a second; the database grants what the limits allow. */
const WANTED = 1_000;
const LIMIT_REACHED_MS = 2_000;

/** Permits of this process, one per email, within the limits of all processes. */
@Injectable()
export class Permits {
  private count = 0;
  private nextAt = 0;
  private apartMs = 0;
  private askAgainAt = 0;

  constructor(
    private readonly permits: PermitsQuery,
    private readonly clock: Clock,
  ) {}

  /** How many emails may be sent now; requests more permits when all are used. */
  async ready(): Promise<number> {
    if (this.count === 0 && performance.now() >= this.askAgainAt) await this.ask();
    const due = Math.floor((performance.now() - this.nextAt) / this.apartMs) + 1;
    return Math.max(0, Math.min(this.count, due));
  }

  use(count: number): void {
    this.count -= count;
    this.nextAt += count * this.apartMs;
  }

  /** Milliseconds until it makes sense to ask again. */
  get readyIn(): number {
    const at = this.count === 0 ? this.askAgainAt : this.nextAt;
    return Math.max(0, at - performance.now());
  }

  /** Returns unused permits. */
  async giveBack(): Promise<void> {
    const { count } = this;
    this.count = 0;
    if (count > 0) await this.permits.giveBack(count);
  }

  private async ask(): Promise<void> {
    const grant = await this.permits.take(WANTED, this.clock.now());
    if (!grant) return;
    this.count = grant.granted;
    this.apartMs = grant.apart_ms;
    this.nextAt = performance.now() + grant.after_ms;
    if (grant.granted === 0) this.askAgainAt = performance.now() + LIMIT_REACHED_MS;
  }
}
