import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { Clock } from '../../../../../kernel/clock.js';

/** How many emails may be sent, after which delay and at which interval. */
interface Grant {
  readonly granted: number;
  readonly after_ms: number;
  readonly apart_ms: number;
}

/** Enforces the limits across all processes. */
@Injectable()
export class PermitsQuery {
  constructor(private readonly database: Database) {}

  async take(wanted: number, now: Date): Promise<Grant | null> {
    const [grant] = await this.database.query<Grant[]>('select * from take_email_slots($1, $2)', [wanted, now]);
    return grant ?? null;
  }

  async giveBack(count: number): Promise<void> {
    await this.database.query(
      `update email_sent_minutes set n = n - $1 where minute = (select max(minute) from email_sent_minutes) and n >= $1`,
      [count],
    );
  }

  /** Limits look back at most one day; deletes counts older than two. */
  async removeOld(now: Date): Promise<void> {
    await this.database.query(`delete from email_sent_minutes where minute < $1::timestamptz - interval '2 days'`, [
      now,
    ]);
  }
}

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
