import type { Database } from '../persistence/database.js';
import { transition } from '../persistence/transition.js';
import type { Mail, StoredMail } from './mail.js';

type MailStatus = 'queued' | 'sent' | 'failed' | 'withdrawn' | 'withheld';

const NEXT: Record<MailStatus, readonly MailStatus[]> = {
  queued: ['sent', 'failed', 'withdrawn'],
  // Tried again for another day when the owner says so; a newer mail of its thread may stand in for it.
  failed: ['queued', 'sent', 'withdrawn'],
  // The mail server may have taken it in that moment.
  withdrawn: ['sent'],
  sent: [],
  // Beyond a cap: it is counted, and has no text that could leave.
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

/** A mail of a thread, whatever has become of it. */
export interface ThreadMail {
  readonly kind: string;
  readonly status: MailStatus;
  /** 0 where the mail says none. */
  readonly version: number;
}

/** What is tried again, and why it did not leave at once. */
export interface WaitingMails {
  readonly count: number;
  /** When the oldest of them was written. */
  readonly since: Date;
  /** What was met last, in words. */
  readonly reason: string;
}

const WITHDRAWAL = transition(NEXT, 'withdrawn');
const FAILURE = transition(NEXT, 'failed');
const RETRY = transition(NEXT, 'queued');

/** What is kept of a mail that will not leave any more, or has: what it was about. */
const WITHOUT_TEXT = `jsonb_build_object('subject', message->'subject')`;

/** Mails of the thread that tell of an older version; a mail without a version is newer than all that were posted before it. */
const isOlderThan = (version: string) => `coalesce(thread_version, 0) < coalesce(${version}, 2147483647)`;

/**
 * The new mail replaces older ones of its thread that have not left; one that was posted before changes nothing. An automatic answer that
 * has not been tried yet is about to leave, and does.
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

/** Replaced by another mail, although no mail of that version or a later one has left or will leave. */
const LOST = `select count(*)::int as count from outgoing_mails lost
  where status = 'withdrawn' and not taken_back and thread is not null and created_at > $1 and not exists (
    select from outgoing_mails other where other.thread = lost.thread and other.status <> 'withdrawn'
      and coalesce(other.thread_version, 0) >= coalesce(lost.thread_version, 0))`;

const IN_THREAD = `select kind, status, coalesce(thread_version, 0) as version from outgoing_mails where thread = $1`;

const WAITING = `
  select count(*)::int as count, min(created_at) as since, (array_agg(last_error order by created_at desc))[1] as reason
  from outgoing_mails where status = 'queued' and attempts > 0`;

/** A mail that is put off leaves within a day. */
const LAST_SENT = `select max(sent_at) as at from outgoing_mails
  where kind = $2 and thread = $1 and sent_at > $3 and created_at > $3::timestamptz - interval '1 day'`;

const QUEUED = `select id, kind, dedupe_key as key, recipient as to, message, attempts, created_at as "createdAt"
  from outgoing_mails where id = $1 and status = 'queued'`;

const SENT = `update outgoing_mails
  set status = ${transition(NEXT, 'sent').to}, message = ${WITHOUT_TEXT}, last_error = null, sent_at = $2, attempts = attempts + 1 where id = $1`;

/** A mail that was about to leave when a newer one of its thread was posted has had its one try. */
const WITHDRAW_OUTDATED = `update outgoing_mails mail set status = ${WITHDRAWAL.to}, message = ${WITHOUT_TEXT}
  where id = $1 and status in (${WITHDRAWAL.from}) and exists (
    select from outgoing_mails newer where newer.thread = mail.thread and newer.thread_version > mail.thread_version
      and newer.status <> 'withdrawn')`;

const GIVE_UP = `update outgoing_mails set status = ${FAILURE.to}, last_error = $2, attempts = attempts + 1
  where id = $1 and status in (${FAILURE.from})`;

/** The table of the mails that leave the house. */
export class OutgoingMails {
  constructor(private readonly database: Database) {}

  /** @returns false where a mail with that key was posted before */
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

  async countLost(since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(LOST, [since]);
    return row?.count ?? 0;
  }

  /** Those that have met a failure and are tried again; null when there are none. */
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

  /** Also what was withdrawn while the server took it: it has left. */
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
