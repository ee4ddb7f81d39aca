import type { Database } from '../persistence/database.js';
import type { JobQueue } from './job-queue.js';

/** Hourly: removes what has served its time. */
export class Housekeeping {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  async start(): Promise<void> {
    await this.queue.schedule('housekeeping', '7 * * * *');
    await this.queue.work('housekeeping', () => this.tidy());
  }

  async tidy(): Promise<void> {
    await this.database.rows(`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
    await this.database.rows(`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
    await this.database.rows(
      `delete from sessions s where s.used_at < now() - interval '12 hours' or not exists (
         select from session_logins l where l.session_hash = s.id_hash and l.logged_in_at > now() - interval '7 days')`,
    );
  }
}
