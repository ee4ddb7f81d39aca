import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { EVENT_RETENTION_DAYS, PRUNED } from './events/retention.js';
import { Database } from './persistence/database.js';
import { IdempotencyStore } from './idempotency/idempotency.interceptor.js';
import { CapturedMails } from './mail/captured-mails.js';
import { MailQueue } from './mail/mail-queue.js';
import { Cron } from './jobs/job-handlers.js';
import { RetentionPolicies } from './persistence/retention-policies.js';

/** SQL: every listener of the event has received it. */
const IS_DISPATCHED = 'not exists (select from waiting_events where waiting_events.id = events.id)';

/** Deletes expired counters. */
async function removeEndedCounters(database: Database, now: Date): Promise<void> {
  await database.query('delete from rate_limits where expire < $1', [now.getTime()]);
}

/** A pending or parked delivery still needs the payload. */
const IS_DELIVERED = `not exists (select from pgboss.job
  where state in ('created', 'retry', 'active') and data->>'eventId' = events.id::text)`;

/** Prunes payloads. */
async function emptyEvents(database: Database, since: Date, before: Date): Promise<void> {
  await database.query(
    `update events set payload = $3 where occurred_at < $1 and occurred_at > $2 and payload <> '{}'
       and not payload ?| '{pruned,forgotten}' and ${IS_DISPATCHED} and ${IS_DELIVERED}`,
    [before, since, JSON.stringify(PRUNED)],
  );
}

/** Retention periods in days. */
const SENT_MAIL = 90;
/** They contain live links, and retries happen within days. */
const FAILED_MAIL = 30;
const MAILED_NOTIFICATION = 90;
/** Only the payload; who did what and when is stored longer. */
const EVENT_PAYLOAD = 60;
const EMPTIED_BY_NOW = 90;

/** Deletes data past its retention period, every hour. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly database: Database,
    private readonly answers: IdempotencyStore,
    private readonly mailQueue: MailQueue,
    private readonly capturedMails: CapturedMails,
    private readonly retention: RetentionPolicies,
    private readonly clock: Clock,
  ) {}

  @Cron('housekeeping', '7 * * * *')
  async tidy(): Promise<void> {
    await this.mailQueue.sweep();
    await this.answers.prune();
    await removeEndedCounters(this.database, this.clock.now());
    await this.retention.remove(
      'outgoing_mails',
      `status in ('sent', 'withdrawn', 'withheld') and created_at < $1`,
      SENT_MAIL,
    );
    await this.retention.remove('outgoing_mails', `status = 'failed' and created_at < $1`, FAILED_MAIL);
    await this.capturedMails.prune(this.retention.daysAgo(SENT_MAIL));
    await this.retention.remove('notices', 'mail_id is not null and created_at < $1', MAILED_NOTIFICATION);
    await this.retention.remove('events', `occurred_at < $1 and ${IS_DISPATCHED}`, EVENT_RETENTION_DAYS);
    await emptyEvents(this.database, this.retention.daysAgo(EMPTIED_BY_NOW), this.retention.daysAgo(EVENT_PAYLOAD));
  }
}
