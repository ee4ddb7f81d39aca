import type { Database } from '../../../../../platform/persistence/database.js';

/** Whoever was not seen for so long is dead. */
const DEAD_AFTER = `interval '10 seconds'`;
const DEAD_AFTER_MS = 10_000;
/** A process that could not say that it lives does so before it takes more. */
const SURE_FOR_MS = 5_000;

/**
 * A process that sends says every few seconds that it lives. Its mails go to others when it does not, but only to those that
 * have had the database for all that time themselves: after an outage everybody is late.
 */
export class Sender {
  private aliveAt = -Infinity;
  private reachableSince = Infinity;

  constructor(
    private readonly database: Database,
    readonly id: string,
  ) {}

  get isSureToLive(): boolean {
    return performance.now() - this.aliveAt < SURE_FOR_MS;
  }

  async beat(): Promise<void> {
    const now = performance.now();
    const dead = await this.sayAlive();
    this.aliveAt = now;
    this.reachableSince = Math.min(this.reachableSince, now);
    if (dead.length > 0 && now - this.reachableSince > DEAD_AFTER_MS) await this.freeMailsOf(dead);
  }

  /** Ends in order: all of its mails are settled. */
  async leave(): Promise<void> {
    await this.database.run(null, async () => {
      await this.database.query(
        `update email_history set claimed_by = null where status = 'queued' and claimed_by = $1`,
        [this.id],
      );
      await this.database.query('delete from email_senders where id = $1', [this.id]);
    });
  }

  /** @returns who has not said so for a while */
  private async sayAlive(): Promise<string[]> {
    try {
      const [said] = await this.database.query<{ dead: string[] }[]>(
        `insert into email_senders (id, seen_at) values ($1, clock_timestamp())
         on conflict (id) do update set seen_at = excluded.seen_at
         returning array(select id from email_senders s where s.seen_at < clock_timestamp() - ${DEAD_AFTER} and s.id <> $1) as dead`,
        [this.id],
      );
      return said?.dead ?? [];
    } catch (error) {
      this.reachableSince = Infinity;
      throw error;
    }
  }

  private async freeMailsOf(dead: readonly string[]): Promise<void> {
    await this.database.run(null, async () => {
      const gone = await this.database.query<{ id: string }[]>(
        `delete from email_senders where id = any($1) and seen_at < clock_timestamp() - ${DEAD_AFTER} returning id`,
        [dead],
      );
      await this.database.query(
        `update email_history set claimed_by = null where status = 'queued' and claimed_by = any($1)`,
        [gone.map(({ id }) => id)],
      );
    });
  }
}
