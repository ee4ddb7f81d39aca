import { Logger } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Database } from '../persistence/database.js';
import { type Mail, MailRefused, MailTransport, type StoredMail } from './mail.js';

const MAIL = 'mail';
/** Dialogues with the SMTP server at once: one that hangs holds up itself alone. */
const CONCURRENCY = 5;
const MINUTE = 60_000;
const FAILURES_SHOWN_MS = 7 * 24 * 60 * MINUTE;
/** Pauses after each temporary failure; a mail that is not out after about a day has failed. */
const RETRY_PAUSES = [1, 5, 15, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE);

interface MailRow {
  id: string;
  kind: string;
  dedupe_key: string;
  recipient: string;
  message: Omit<Mail, 'key' | 'kind' | 'to' | 'notBefore'> & { messageId: string };
  attempts: number;
  created_at: Date;
}

/** What is kept of a mail that will not leave any more, or has: what it was about. */
const WITHOUT_TEXT = `jsonb_build_object('subject', message->'subject')`;

/**
 * The new mail stands in for those of its thread that have not left; one that was posted before changes nothing. An automatic answer that
 * has not been tried yet is about to leave, and does.
 */
const POST = `with posted as (
    insert into outgoing_mails (id, dedupe_key, kind, recipient, message, thread, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (dedupe_key) do nothing returning id),
  superseded as (update outgoing_mails set status = 'withdrawn', message = ${WITHOUT_TEXT}
    where thread = $6 and status in ('queued', 'failed') and exists (select from posted)
      and (attempts > 0 or message->>'automatic' is distinct from 'true'))
  select id from posted`;

/** A mail that waits longer than this without a job was forgotten: a job of it was lost. */
const FORGOTTEN_MS = 15 * MINUTE;

/** What is tried again, and why it did not leave at once. */
export interface WaitingMails {
  readonly count: number;
  /** When the oldest of them was written. */
  readonly since: Date;
  /** What was met last, in words. */
  readonly reason: string;
}

/** The mails which leave the house: stored with the change they tell of, sent by a job, repeated under the same Message-ID. */
export class MailQueue {
  /** Mails that the server has taken and whose row does not say so yet. */
  private readonly taken = new Map<string, Date>();
  private readonly logger = new Logger('MailQueue');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly transport: MailTransport,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async post(mail: Mail): Promise<void> {
    const { key, kind, to, thread, notBefore, ...message } = mail;
    const id = this.ids.next();
    const messageId = `<${id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`;
    const values = [id, key, kind, to.toLowerCase(), JSON.stringify({ ...message, messageId }), thread ?? null];
    const stored = await this.database.query(POST, [...values, this.clock.now()]);
    if (stored.length > 0) await this.jobs.add(MAIL, { id }, { startAfter: notBefore });
  }

  /** Takes mails of these kinds back that have not left. One that is being handed to the mail server can still arrive. */
  async withdraw(thread: string, kinds: readonly string[]): Promise<void> {
    await this.database.query(
      `update outgoing_mails set status = 'withdrawn', message = ${WITHOUT_TEXT}
       where thread = $1 and kind = any($2) and status in ('queued', 'failed')`,
      [thread, kinds],
    );
  }

  /** Mails of the last days that will not be sent any more. */
  async countFailed(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from outgoing_mails where status = 'failed' and created_at > $1`,
      [new Date(this.clock.now().getTime() - FAILURES_SHOWN_MS)],
    );
    return row?.count ?? 0;
  }

  /** Mails that have met a failure and are tried again; null when there are none. */
  async waiting(): Promise<WaitingMails | null> {
    const [row] = await this.database.query<WaitingMails[]>(
      `select count(*)::int as count, min(created_at) as since, (array_agg(last_error order by created_at desc))[1] as reason
       from outgoing_mails where status = 'queued' and attempts > 0`,
    );
    return row && row.count > 0 ? row : null;
  }

  /** Gives the mails of the last days that were given up another day. Answers how many there were. */
  async sendFailedAgain(): Promise<number> {
    return this.database.run(null, async () => {
      const failed = await this.database.query<{ id: string }[]>(
        `update outgoing_mails set status = 'queued', attempts = 0 where status = 'failed' and created_at > $1 returning id`,
        [new Date(this.clock.now().getTime() - FAILURES_SHOWN_MS)],
      );
      if (failed.length > 0) await this.jobs.addAll(MAIL, failed);
      return failed.length;
    });
  }

  /** Finds mails for which no job is left, such as after a restored backup, and gives them one. */
  async sweep(): Promise<void> {
    const forgotten = await this.database.query<{ id: string }[]>(
      `select id from outgoing_mails where status = 'queued' and created_at < $1`,
      [new Date(this.clock.now().getTime() - FORGOTTEN_MS)],
    );
    if (forgotten.length === 0) return;
    const underWay = new Set((await this.jobs.underWay<{ id: string }>(MAIL)).map(({ id }) => id));
    const lost = forgotten.filter(({ id }) => !underWay.has(id));
    if (lost.length === 0) return;
    this.logger.warn(`${String(lost.length)} mails had no job any more; they have one again`);
    await this.jobs.addAll(MAIL, lost);
  }

  /** Declares the job that sends; before the jobs start. */
  declareSending(): void {
    this.jobs.define<{ id: string }>(MAIL, { retry: 'day', concurrency: CONCURRENCY }, ({ id }) => this.send(id));
  }

  private async send(id: string): Promise<void> {
    const [row] = await this.database.query<MailRow[]>(
      `select id, kind, dedupe_key, recipient, message, attempts, created_at from outgoing_mails where id = $1 and status = 'queued'`,
      [id],
    );
    if (!row) return;
    const refusal = this.taken.has(id) ? null : await this.deliver(row);
    if (refusal) return this.settleRefusal(row, refusal);
    // If this fails the job is run again, and only this: a mail that was taken is not handed over a second time.
    await this.settleSent(id, this.taken.get(id) ?? this.clock.now());
    this.taken.delete(id);
  }

  private async deliver(row: MailRow): Promise<Error | null> {
    try {
      await this.transport.deliver(storedMail(row));
      this.taken.set(row.id, this.clock.now());
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private async settleRefusal({ id, attempts }: MailRow, refusal: Error): Promise<void> {
    const pause = RETRY_PAUSES[attempts];
    const isGivenUp = refusal instanceof MailRefused || pause === undefined;
    if (isGivenUp) this.logger.error(`Mail ${id} is given up: ${refusal.message}`);
    else if (attempts === 0) this.logger.warn(`Mail ${id} waits: ${refusal.message}`);
    if (isGivenUp) await this.giveUp(id, refusal.message);
    else await this.tryAgain(id, refusal.message, new Date(this.clock.now().getTime() + pause));
  }

  /** Also what was withdrawn while the server took it: it has left. */
  private async settleSent(id: string, at: Date): Promise<void> {
    await this.database.query(
      `update outgoing_mails set status = 'sent', message = ${WITHOUT_TEXT}, last_error = null, sent_at = $2, attempts = attempts + 1
       where id = $1`,
      [id, at],
    );
  }

  private async giveUp(id: string, reason: string): Promise<void> {
    await this.database.query(
      `update outgoing_mails set status = 'failed', last_error = $2, attempts = attempts + 1 where id = $1 and status = 'queued'`,
      [id, reason],
    );
  }

  private async tryAgain(id: string, reason: string, at: Date): Promise<void> {
    await this.database.run(null, async () => {
      await this.database.query('update outgoing_mails set last_error = $2, attempts = attempts + 1 where id = $1', [
        id,
        reason,
      ]);
      await this.jobs.add(MAIL, { id }, { startAfter: at });
    });
  }
}

function storedMail(row: MailRow): StoredMail {
  const { id, kind, dedupe_key: key, recipient: to, message, created_at: createdAt } = row;
  return { ...message, id, kind, key, to, createdAt };
}
