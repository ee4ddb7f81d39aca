import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

export const DEAD_AFTER_MS = 10_000;
const DEAD_AFTER = `interval '${String(DEAD_AFTER_MS)} milliseconds'`;

/** Processes that send, and the emails they have claimed. */
@Injectable()
export class SendersQuery {
  constructor(private readonly database: Database) {}

  /** Records a heartbeat. @returns processes without a recent one */
  async beat(id: string): Promise<string[]> {
    const [said] = await this.database.query<{ dead: string[] }[]>(
      `insert into email_senders (id, seen_at) values ($1, clock_timestamp())
       on conflict (id) do update set seen_at = excluded.seen_at
       returning array(select id from email_senders s where s.seen_at < clock_timestamp() - ${DEAD_AFTER} and s.id <> $1) as dead`,
      [id],
    );
    return said?.dead ?? [];
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from email_senders where id = $1', [id]);
  }

  /** @returns those of them that still have no recent heartbeat */
  async removeDead(ids: readonly string[]): Promise<string[]> {
    const removed = await this.database.query<{ id: string }[]>(
      `delete from email_senders where id = any($1) and seen_at < clock_timestamp() - ${DEAD_AFTER} returning id`,
      [ids],
    );
    return removed.map(({ id }) => id);
  }

  /** Releases their unsettled emails for other processes. */
  async freeMailsOf(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update email_history set claimed_by = null where status = 'queued' and claimed_by = any($1)`,
      [ids],
    );
  }
}
