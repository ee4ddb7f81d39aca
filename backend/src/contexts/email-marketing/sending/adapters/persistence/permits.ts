import type { Clock } from '../../../../../kernel/clock.js';
import type { Database } from '../../../../../platform/persistence/database.js';

/** More than a process can use in a fifth of a second; the database grants what the limits allow. */
const WANTED = 1_000;
const LIMIT_REACHED_MS = 2_000;

interface Grant {
  [column: string]: unknown;
  granted: number;
  after_ms: number;
  apart_ms: number;
}

/** The right to hand over one mail each, as this process was granted them by the limits of all. */
export class Permits {
  private count = 0;
  private nextAt = 0;
  private apartMs = 0;
  private askAgainAt = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How many mails may leave now; asks for more when all are used. */
  async ready(): Promise<number> {
    if (this.count === 0 && performance.now() >= this.askAgainAt) await this.ask();
    const due = Math.floor((performance.now() - this.nextAt) / this.apartMs) + 1;
    return Math.max(0, Math.min(this.count, due));
  }

  use(count: number): void {
    this.count -= count;
    this.nextAt += count * this.apartMs;
  }

  /** Milliseconds until it is worth while to ask again. */
  get readyIn(): number {
    const at = this.count === 0 ? this.askAgainAt : this.nextAt;
    return Math.max(0, at - performance.now());
  }

  /** What was granted and is not wanted any more counts for nobody. */
  async giveBack(): Promise<void> {
    const { count } = this;
    this.count = 0;
    if (count === 0) return;
    await this.database.query(
      `update email_sent_minutes set n = n - $1 where minute = (select max(minute) from email_sent_minutes) and n >= $1`,
      [count],
    );
  }

  private async ask(): Promise<void> {
    const [grant] = await this.database.query<Grant[]>('select * from take_email_slots($1, $2)', [
      WANTED,
      this.clock.now(),
    ]);
    if (!grant) return;
    this.count = grant.granted;
    this.apartMs = grant.apart_ms;
    this.nextAt = performance.now() + grant.after_ms;
    if (grant.granted === 0) this.askAgainAt = performance.now() + LIMIT_REACHED_MS;
  }
}
