import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { AppSettings } from '../config/app-settings.js';
import { Cron, JobHandler } from '../jobs/job-handlers.js';
import { Jobs } from '../jobs/jobs.js';
import { MailQueue } from './mail-queue.js';
import { type MailContent, mailLayout } from './mail-layout.js';

interface WaitingNotification {
  readonly id: string;
  readonly line: Omit<Notification, 'id' | 'kind'>;
}

/** Notifications and the emails that contain them. */
class NotificationRows {
  constructor(private readonly database: Database) {}

  /** Does nothing if the notification exists. */
  async add({ id, kind, ...line }: Notification, at: Date): Promise<void> {
    await this.database.query(
      'insert into notices (id, kind, line, created_at) values ($1, $2, $3, $4) on conflict do nothing',
      [id, kind, JSON.stringify(line), at],
    );
  }

  /** @returns the ids of the emails that contain them */
  async remove(ids: readonly string[]): Promise<{ mailId: string | null }[]> {
    return this.database.query('delete from notices where id = any($1::uuid[]) returning mail_id as "mailId"', [ids]);
  }

  /** @returns keys of unsent emails */
  async removeMails(keys: readonly string[]): Promise<{ key: string }[]> {
    return this.database.query(
      `with gone as (delete from outgoing_mails where dedupe_key = any($1) returning dedupe_key as key, status)
       select key from gone where status <> 'sent'`,
      [keys],
    );
  }

  /** Marks the notifications of these emails as not sent. */
  async release(mailKeys: readonly string[]): Promise<{ kind: string }[]> {
    return this.database.query(
      `update notices set mail_id = null where 'notice:' || mail_id = any($1) returning kind`,
      [mailKeys],
    );
  }

  async waitingKinds(): Promise<{ kind: string }[]> {
    return this.database.query('select distinct kind from notices where mail_id is null');
  }

  /** The oldest ones; skips rows that another process has locked. */
  async waiting(kind: string, limit: number): Promise<WaitingNotification[]> {
    return this.database.query(
      `select id, line from notices where kind = $1 and mail_id is null order by created_at, id limit $2 for update skip locked`,
      [kind, limit],
    );
  }

  /** Creation times of the newest emails of that kind. */
  async mailed(mailKind: string, since: Date, limit: number): Promise<{ at: Date }[]> {
    return this.database.query(
      'select created_at as at from outgoing_mails where kind = $1 and created_at > $2 order by created_at desc limit $3',
      [mailKind, since, limit],
    );
  }

  async assign(kind: string, ids: readonly string[], mailId: string): Promise<void> {
    await this.database.query('update notices set mail_id = $1 where kind = $2 and id = any($3)', [mailId, kind, ids]);
  }
}

/** A notification for the restaurant about something new. */
export interface Notification {
  /** The event's id; at most one notification per kind and id. */
  readonly id: string;
  /** Notifications of one kind are emailed together, so they share one recipient. */
  readonly kind: string;
  /** The recipient; defaults to the restaurant's own address. */
  readonly to?: string;
  readonly title: string;
  /** Shown in the subject after the title, for what must not be overlooked. */
  readonly mark?: string;
  readonly details: readonly string[];
  /** Reply-to address, such as the guest's. */
  readonly replyTo?: string;
  /** The page on which it can be answered without signing in. */
  readonly answer?: { readonly label: string; readonly path: string };
  /** Path of the back-office page that shows it. */
  readonly path: string;
  /** Path of the page that lists several of this kind. */
  readonly listPath?: string;
}

const NOTIFICATIONS_JOB = 'notices';
const SWEEP = 'sweep-notices';
const MINUTE_MS = 60_000;
const MAILS_A_MINUTE = 10;
const LINES_PER_MAIL = 50;

const keyOf = (mailId: string) => `notice:${mailId}`;

/** Emails notifications to the restaurant, one email each; beyond ten a minute of one kind, several in one. */
@Injectable()
export class Notifications {
  private readonly notifications: NotificationRows;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
    private readonly settings: AppSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.notifications = new NotificationRows(database);
  }

  async post(notification: Notification): Promise<void> {
    await this.notifications.add(notification, this.clock.now());
    await this.jobs.add(NOTIFICATIONS_JOB, {}, { key: notification.kind });
  }

  /** Deletes notifications and their unsent emails; other notifications of such an email are emailed again. */
  async withdraw(eventIds: readonly string[]): Promise<void> {
    const withdrawn = await this.notifications.remove(eventIds);
    const mails = new Set(withdrawn.map(({ mailId }) => mailId).filter((mailId) => mailId !== null));
    const unsent = await this.notifications.removeMails([...mails].map(keyOf));
    const again = await this.notifications.release(unsent.map(({ key }) => key));
    for (const kind of new Set(again.map(({ kind }) => kind)))
      await this.jobs.add(NOTIFICATIONS_JOB, {}, { key: kind });
  }

  /** A new notification reuses a waiting job; if that job runs before the notification is committed, the sweep sends it. */
  @JobHandler(NOTIFICATIONS_JOB, { retry: 'day', concurrency: 1, collapses: true })
  @Cron(SWEEP, '*/5 * * * *')
  async mailWaiting(): Promise<void> {
    for (const { kind } of await this.notifications.waitingKinds()) {
      await this.database.run(null, () => this.mailKind(kind));
    }
  }

  private async mailKind(kind: string): Promise<void> {
    const now = this.clock.now();
    const lastMinute = new Date(now.getTime() - MINUTE_MS);
    const mailed = await this.notifications.mailed(`${kind}-notice`, lastMinute, MAILS_A_MINUTE);
    const oldest = mailed.at(MAILS_A_MINUTE - 1);
    if (oldest) {
      await this.jobs.add(NOTIFICATIONS_JOB, {}, { key: kind, startAfter: new Date(oldest.at.getTime() + MINUTE_MS) });
      return;
    }
    const waiting = await this.notifications.waiting(kind, LINES_PER_MAIL);
    if (waiting.length === LINES_PER_MAIL) await this.jobs.add(NOTIFICATIONS_JOB, {}, { key: kind, startAfter: now });
    if (waiting.length > MAILS_A_MINUTE - mailed.length) await this.mail(kind, waiting);
    else for (const notification of waiting) await this.mail(kind, [notification]);
  }

  private async mail(kind: string, waiting: readonly WaitingNotification[]): Promise<void> {
    const [first] = waiting;
    if (!first) return;
    const mailId = this.ids.next();
    const ids = waiting.map(({ id }) => id);
    await this.notifications.assign(kind, ids, mailId);
    const { name, email } = this.restaurant;
    const isOne = waiting.length === 1;
    const subject = isOne ? subjectOf(first.line) : `${String(waiting.length)} new: ${first.line.title} and more`;
    const path = isOne ? first.line.path : (first.line.listPath ?? first.line.path);
    const linkTo = (label: string, to: string) => ({ label, url: new URL(to, this.settings.publicUrl).href });
    const dashboard = linkTo('Open dashboard', path);
    const { answer } = first.line;
    const actions = isOne && answer ? [linkTo(answer.label, answer.path), dashboard] : [dashboard];
    await this.mailQueue.post({
      key: keyOf(mailId),
      kind: `${kind}-notice`,
      from: { name, address: email },
      to: first.line.to ?? email,
      replyTo: isOne ? first.line.replyTo : undefined,
      subject,
      automatic: true,
      ...mailLayout(this.restaurant, {
        ...(isOne ? contentOfOne(first.line) : contentOfMany(subject, waiting)),
        action: actions[0],
        otherAction: actions[1],
      }),
    });
  }
}

type NotificationLine = WaitingNotification['line'];

const subjectOf = ({ title, mark }: NotificationLine) => (mark ? `${title} · ${mark}` : title);

/** The title appears once, as the heading. */
function contentOfOne({ title, details: [about, ...lines] }: NotificationLine): MailContent {
  return { heading: title, blocks: about === undefined ? [] : [{ title: about, lines }] };
}

const contentOfMany = (heading: string, waiting: readonly WaitingNotification[]): MailContent => ({
  heading,
  blocks: waiting.map(({ line }) => ({ title: subjectOf(line), lines: line.details })),
});
