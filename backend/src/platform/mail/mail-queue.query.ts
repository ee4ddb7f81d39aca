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
  readonly message: Omit<Mail, 'key' | 'kind' | 'to' | 'thread' | 'conversation' | 'notBefore'> &
    Pick<StoredMail, 'messageId' | 'references'>;
  readonly attempts: number;
  readonly createdAt: Date;
}

type NewMail = Omit<QueuedMail, 'attempts'> & Pick<Mail, 'thread'>;

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

/**
 * The new mail stands in for those of its thread that have not left; one that was posted before changes nothing. An automatic answer that
 * has not been tried yet is about to leave, and does.
 */
const POST = `with posted as (
    insert into outgoing_mails (id, dedupe_key, kind, recipient, message, thread, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (dedupe_key) do nothing returning id),
  superseded as (update outgoing_mails set status = ${WITHDRAWAL.to}, message = ${WITHOUT_TEXT}
    where thread = $6 and status in (${WITHDRAWAL.from}) and exists (select from posted)
      and (attempts > 0 or message->>'automatic' is distinct from 'true'))
  select id from posted`;

const WITHDRAW = `update outgoing_mails set status = ${WITHDRAWAL.to}, message = ${WITHOUT_TEXT}
  where thread = $1 and kind = any($2) and status in (${WITHDRAWAL.from})`;

const WAITING = `
  select count(*)::int as count, min(created_at) as since, (array_agg(last_error order by created_at desc))[1] as reason
  from outgoing_mails where status = 'queued' and attempts > 0`;

const REMEMBERED = `select message->'remembered' as remembered from outgoing_mails
  where thread = $1 and status in ('queued', 'failed') and message ? 'remembered' order by created_at, id`;

/** A mail that is put off leaves within a day. */
const LAST_SENT = `select max(sent_at) as at from outgoing_mails
  where kind = $2 and thread = $1 and sent_at > $3 and created_at > $3::timestamptz - interval '1 day'`;

const POSTED_AFTER = `select 1 from outgoing_mails
  where kind = $2 and thread = $1 and created_at >= $4 and dedupe_key > $3 collate "C" limit 1`;

const QUEUED = `select id, kind, dedupe_key as key, recipient as to, message, attempts, created_at as "createdAt"
  from outgoing_mails where id = $1 and status = 'queued'`;

const SENT = `update outgoing_mails
  set status = ${transition(NEXT, 'sent').to}, message = ${WITHOUT_TEXT}, last_error = null, sent_at = $2, attempts = attempts + 1 where id = $1`;

const GIVE_UP = `update outgoing_mails set status = ${FAILURE.to}, last_error = $2, attempts = attempts + 1
  where id = $1 and status in (${FAILURE.from})`;

/** The table of the mails that leave the house. */
export class OutgoingMails {
  constructor(private readonly database: Database) {}

  /** @returns false where a mail with that key was posted before */
  async post({ id, key, kind, to, message, thread, createdAt }: NewMail): Promise<boolean> {
    const values = [id, key, kind, to, JSON.stringify(message), thread ?? null, createdAt];
    return (await this.database.query(POST, values)).length > 0;
  }

  async remembered<T extends object>(thread: string): Promise<T[]> {
    const rows = await this.database.query<{ remembered: T }[]>(REMEMBERED, [thread]);
    return rows.map(({ remembered }) => remembered);
  }

  async lastSent(thread: string, kind: string, since: Date): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }[]>(LAST_SENT, [thread, kind, since]);
    return row?.at ?? null;
  }

  async isPostedAfter(thread: string, kind: string, key: string, since: Date): Promise<boolean> {
    return (await this.database.query(POSTED_AFTER, [thread, kind, key, since])).length > 0;
  }

  async withdraw(thread: string, kinds: readonly string[]): Promise<void> {
    await this.database.query(WITHDRAW, [thread, kinds]);
  }

  async countFailed(since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from outgoing_mails where status = 'failed' and created_at > $1`,
      [since],
    );
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
  }

  async recordFailure(id: string, reason: string): Promise<void> {
    await this.database.query('update outgoing_mails set last_error = $2, attempts = attempts + 1 where id = $1', [
      id,
      reason,
    ]);
  }
}
