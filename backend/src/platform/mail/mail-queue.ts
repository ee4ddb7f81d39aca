import { Logger, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { JobHandler } from '../jobs/job-handlers.js';
import { Jobs } from '../jobs/jobs.js';
import { Database } from '../persistence/database.js';
import { type Mail, MailRefused, MailTransport } from './mail.js';
import {
  type MailProgress,
  OutgoingMails,
  type QueuedMail,
  type ThreadMail,
  type WaitingMails,
} from './mail-queue.query.js';

const MAIL = 'mail';
/** Parallel SMTP connections, so that one that hangs delays no other email. */
const CONCURRENCY = 5;
const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
const FAILURES_SHOWN_MS = 7 * 24 * 60 * MINUTE;
/** Pauses after temporary failures. After the last one, about a day in total, the email has failed. */
const RETRY_PAUSES = [1, 5, 15, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE);
/** An email that waits longer than this has lost its job. */
const FORGOTTEN_MS = 15 * MINUTE;

/** Outgoing emails: stored with the change they report, sent by a job, retried under the same Message-ID. */
@Injectable()
export class MailQueue {
  /** Emails that the server accepted but that are not recorded as sent yet. */
  private readonly claimed = new Map<string, Date>();
  private readonly mails: OutgoingMails;
  private readonly logger = new Logger('MailQueue');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly transport: MailTransport,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.mails = new OutgoingMails(database);
  }

  async post(mail: Mail): Promise<void> {
    const { key, kind, to, thread, threadVersion, conversation, notBefore, ...content } = mail;
    const id = this.ids.next();
    const domain = mail.from.address.split('@')[1] ?? 'localhost';
    const message = {
      ...content,
      messageId: `<${conversation ? `${id}.${conversation}` : id}@${domain}>`,
      // Some relays replace the Message-ID, so References carries the conversation too.
      ...(conversation && { references: `<${conversation}@${domain}>` }),
    };
    const createdAt = this.clock.now();
    const isNew = await this.mails.post({
      id,
      key,
      kind,
      to: to.toLowerCase(),
      message,
      thread,
      threadVersion,
      createdAt,
    });
    if (isNew) await this.jobs.add(MAIL, { id }, { startAfter: notBefore });
  }

  /**
   * Withdraws unsent emails of these kinds with an older version, or all of them if no version is given. One that is
   * being handed to the mail server can still arrive.
   */
  withdraw(thread: string, kinds: readonly string[], olderThan: number | null = null): Promise<void> {
    return this.mails.withdraw(thread, kinds, olderThan);
  }

  /** All emails of a thread, in no particular order. */
  inThread(thread: string): Promise<ThreadMail[]> {
    return this.mails.inThread(thread);
  }

  /** null if no email was posted under that key. */
  progressOf(key: string): Promise<MailProgress | null> {
    return this.mails.progressOf(key);
  }

  /** The end of the quiet period after the last email of that kind in the thread. */
  async restsUntil(thread: string, kind: string, ms: number): Promise<Date | undefined> {
    const last = await this.mails.lastSent(thread, kind, this.ago(ms));
    return last ? new Date(last.getTime() + ms) : undefined;
  }

  /** Emails of the last days that failed for good. */
  countFailed(): Promise<number> {
    return this.mails.countFailed(this.ago(FAILURES_SHOWN_MS));
  }

  /** Emails sent in the last 24 hours. */
  countSent(): Promise<number> {
    return this.mails.countSent(this.ago(DAY_MS));
  }

  /** Emails of the last days that were withdrawn without a successor in their thread. */
  countLost(): Promise<number> {
    return this.mails.countLost(this.ago(FAILURES_SHOWN_MS));
  }

  /** Emails that failed at least once and are being retried; null if there are none. */
  waiting(): Promise<WaitingMails | null> {
    return this.mails.waiting();
  }

  /** Retries the failed emails of the last days for another day. Returns their number. */
  async sendFailedAgain(): Promise<number> {
    return this.database.run(null, async () => {
      const failed = await this.mails.queueFailed(this.ago(FAILURES_SHOWN_MS));
      if (failed.length > 0) await this.jobs.addAll(MAIL, failed);
      return failed.length;
    });
  }

  /** Adds jobs for emails that have none, for example after restoring a backup. */
  async sweep(): Promise<void> {
    const forgotten = await this.mails.queuedBefore(this.ago(FORGOTTEN_MS));
    if (forgotten.length === 0) return;
    const underWay = new Set((await this.jobs.underWay<{ id: string }>(MAIL)).map(({ id }) => id));
    const lost = forgotten.filter(({ id }) => !underWay.has(id));
    if (lost.length === 0) return;
    this.logger.warn(`${String(lost.length)} mails had no job any more; they have one again`);
    await this.jobs.addAll(MAIL, lost);
  }

  @JobHandler(MAIL, { retry: 'day', concurrency: CONCURRENCY })
  async send({ id }: { readonly id: string }): Promise<void> {
    const mail = await this.mails.findQueued(id);
    if (!mail) return;
    const refusal = this.claimed.has(id) ? null : await this.deliver(mail);
    if (refusal) return this.settleRefusal(mail, refusal);
    // If recording fails, only that is retried: an accepted email is not handed over again.
    await this.mails.settleSent(id, this.claimed.get(id) ?? this.clock.now());
    this.claimed.delete(id);
  }

  private async deliver({ message, attempts, ...mail }: QueuedMail): Promise<Error | null> {
    try {
      await this.transport.deliver({ ...message, ...mail });
      this.claimed.set(mail.id, this.clock.now());
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private async settleRefusal({ id, attempts }: QueuedMail, refusal: Error): Promise<void> {
    const pause = RETRY_PAUSES[attempts];
    const isGivenUp = refusal instanceof MailRefused || pause === undefined;
    if (isGivenUp) this.logger.error(`Mail ${id} is given up: ${refusal.message}`);
    else if (attempts === 0) this.logger.warn(`Mail ${id} waits: ${refusal.message}`);
    if (isGivenUp) await this.mails.giveUp(id, refusal.message);
    else await this.tryAgain(id, refusal.message, new Date(this.clock.now().getTime() + pause));
  }

  private async tryAgain(id: string, reason: string, at: Date): Promise<void> {
    await this.database.run(null, async () => {
      await this.mails.recordFailure(id, reason);
      await this.jobs.add(MAIL, { id }, { startAfter: at });
    });
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
