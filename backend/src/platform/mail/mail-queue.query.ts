import type { Database } from '../persistence/database.js';
import { transition } from '../persistence/transition.js';
import type { Mail, StoredMail } from './mail.js';

type MailStatus = 'queued' | 'sent' | 'failed' | 'withdrawn' | 'withheld';

const NEXT: Record<MailStatus, readonly MailStatus[]> = {
  queued: ['sent', 'failed', 'withdrawn'],
  // The owner can retry it for another day, and a newer email of its thread can replace it.
  failed: ['queued', 'sent', 'withdrawn'],
  // The mail server may have accepted it at that very moment.
  withdrawn: ['sent'],
  sent: [],
  // Above a cap: counted only, without a text that could be sent.
  withheld: [],
};

export interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly to: string;
  readonly message: Omit<Mail, 'key' | 'kind' | 'to' | 'thread' | 'threadVersion' | 'conversation' | 'notBefore'> &
    Pick<StoredMail, 'messageId' | 'references'>;
  readonly attempts: number;
  readonly createdAt: Date;
}

type NewMail = Omit<QueuedMail, 'attempts'> & Pick<Mail, 'thread' | 'threadVersion'>;

/** An email of a thread, in any status. */
export interface ThreadMail {
  readonly kind: string;
  readonly status: MailStatus;
  /** 0 if the email has no version. */
  readonly version: number;
}

/** Emails that are being retried after a failure. */
export interface WaitingMails {
  readonly count: number;
  /** Creation time of the oldest one. */
  readonly since: Date;
  /** The most recent error, in words for the owner. */
  readonly reason: string;
}

/** How far an email has come; `retrying` after a failure that may be temporary. */
export interface MailProgress {
  readonly state: MailStatus | 'retrying';
  /** The most recent error, in words for the owner. */
  readonly reason: string | null;
}

const WITHDRAWAL = transition(NEXT, 'withdrawn');
const FAILURE = transition(NEXT, 'failed');
const RETRY = transition(NEXT, 'queued');

/** What remains of an email that was sent or never will be. */
const WITHOUT_TEXT = `jsonb_build_object('subject', message->'subject')`;

/** Emails of the thread with an older version. An email without a version is newer than all posted before it. */
const isOlderThan = (version: string) => `coalesce(thread_version, 0) < coalesce(${version}, 2147483647)`;

/**
 * A new email withdraws older unsent ones of its thread; posting the same key again has no effect. An automatic reply
 * that has not been attempted yet is still sent.
 */
const POST = `with posted as (
    insert into outgoing_mails (id, dedupe_key, kind, recipient, message, thread, thread_version, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::integer, $8)
    on conflict (dedupe_key) do nothing returning id),
  superseded as (update outgoing_mails set status = ${WITHDRAWAL.to}, message = ${WITHOUT_TEXT}
    where thread = $6 and status in (${WITHDRAWAL.from}) and ${isOlderThan('$7::integer')} and exists (select from posted)
      and (attempts > 0 or message->>'automatic' is distinct from 'true'))
  select id from posted`;

const WITHDRAW = `with withdrawn as (update outgoing_mails set status = ${WITHDRAWAL.to}, message = ${WITHOUT_TEXT}, taken_back = true
    where thread = $1 and kind = any($2) and status in (${WITHDRAWAL.from}) and ${isOlderThan('$3::integer')})
  update outgoing_mails set taken_back = true
    where thread = $1 and status = 'withdrawn' and not taken_back and ${isOlderThan('$3::integer')}`;

/** Withdrawn in favor of another email, although none of that version or a later one was or will be sent. */
const LOST = `select count(*)::int as count from outgoing_mails lost
  where status = 'withdrawn' and not taken_back and thread is not null and created_at > $1 and not exists (
    select from outgoing_mails other where other.thread = lost.thread and other.status <> 'withdrawn'
      and coalesce(other.thread_version, 0) >= coalesce(lost.thread_version, 0))`;

const IN_THREAD = `select kind, status, coalesce(thread_version, 0) as version from outgoing_mails where thread = $1`;

const WAITING = `
  select count(*)::int as count, min(created_at) as since, (array_agg(last_error order by created_at desc))[1] as reason
  from outgoing_mails where status = 'queued' and attempts > 0`;

/** Bounded by creation time for the index: an email is sent within a day. */
const LAST_SENT = `select max(sent_at) as at from outgoing_mails
  where kind = $2 and thread = $1 and sent_at > $3 and created_at > $3::timestamptz - interval '1 day'`;

const QUEUED = `select id, kind, dedupe_key as key, recipient as to, message, attempts, created_at as "createdAt"
  from outgoing_mails where id = $1 and status = 'queued'`;

const SENT = `update outgoing_mails
  set status = ${transition(NEXT, 'sent').to}, message = ${WITHOUT_TEXT}, last_error = null, sent_at = $2, attempts = attempts + 1 where id = $1`;

/** Applies to an email that was about to be sent when a newer one of its thread was posted: it gets a single attempt. */
const WITHDRAW_OUTDATED = `update outgoing_mails mail set status = ${WITHDRAWAL.to}, message = ${WITHOUT_TEXT}
  where id = $1 and status in (${WITHDRAWAL.from}) and exists (
    select from outgoing_mails newer where newer.thread = mail.thread and newer.thread_version > mail.thread_version
      and newer.status <> 'withdrawn')`;

const GIVE_UP = `update outgoing_mails set status = ${FAILURE.to}, last_error = $2, attempts = attempts + 1
  where id = $1 and status in (${FAILURE.from})`;

/** The table of outgoing emails. */
export class OutgoingMails {
  constructor(private readonly database: Database) {}

  /** @returns false if an email with that key was posted before */
  async post({ id, key, kind, to, message, thread, threadVersion, createdAt }: NewMail): Promise<boolean> {
    const values = [id, key, kind, to, JSON.stringify(message), thread ?? null, threadVersion ?? null, createdAt];
    return (await this.database.query(POST, values)).length > 0;
  }

  inThread(thread: string): Promise<ThreadMail[]> {
    return this.database.query<ThreadMail[]>(IN_THREAD, [thread]);
  }

  async lastSent(thread: string, kind: string, since: Date): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }[]>(LAST_SENT, [thread, kind, since]);
    return row?.at ?? null;
  }

  async progressOf(key: string): Promise<MailProgress | null> {
    const [mail] = await this.database.query<MailProgress[]>(
      `select case when status = 'queued' and attempts > 0 then 'retrying' else status end as state, last_error as reason
       from outgoing_mails where dedupe_key = $1`,
      [key],
    );
    return mail ?? null;
  }

  async withdraw(thread: string, kinds: readonly string[], olderThan: number | null): Promise<void> {
    await this.database.query(WITHDRAW, [thread, kinds, olderThan]);
  }

  async countFailed(since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from outgoing_mails where status = 'failed' and created_at > $1`,
      [since],
    );
    return row?.count ?? 0;
  }

  async countSent(since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from outgoing_mails where status = 'sent' and sent_at > $1 and created_at > $1::timestamptz - interval '1 day'`,
      [since],
    );
    return row?.count ?? 0;
  }

  async countLost(since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(LOST, [since]);
    return row?.count ?? 0;
  }

  /** Emails that failed at least once and are being retried; null if there are none. */
  async waiting(): Promise<WaitingMails | null> {
    const [row] = await this.database.query<WaitingMails[]>(WAITING);
    return row && row.count > 0 ? row : null;
  }

  async queueFailed(since: Date): Promise<{ id: string }[]> {
    return this.database.query(
      `update outgoing_mails set status = ${RETRY.to}, attempts = 0 where status in (${RETRY.from}) and created_at > $1 returning id`,
      [since],
    );
  }

  async queuedBefore(time: Date): Promise<{ id: string }[]> {
    return this.database.query(`select id from outgoing_mails where status = 'queued' and created_at < $1`, [time]);
  }

  async findQueued(id: string): Promise<QueuedMail | undefined> {
    const [mail] = await this.database.query<QueuedMail[]>(QUEUED, [id]);
    return mail;
  }

  /** Also applies to an email that was withdrawn while the server accepted it. */
  async settleSent(id: string, at: Date): Promise<void> {
    await this.database.query(SENT, [id, at]);
  }

  async giveUp(id: string, reason: string): Promise<void> {
    await this.database.query(GIVE_UP, [id, reason]);
    await this.database.query(WITHDRAW_OUTDATED, [id]);
  }

  async recordFailure(id: string, reason: string): Promise<void> {
    await this.database.query('update outgoing_mails set last_error = $2, attempts = attempts + 1 where id = $1', [
      id,
      reason,
    ]);
    await this.database.query(WITHDRAW_OUTDATED, [id]);
  }
}
