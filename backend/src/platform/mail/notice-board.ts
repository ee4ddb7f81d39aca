import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Restaurant } from '../../kernel/restaurant.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Database } from '../persistence/database.js';
import type { MailQueue } from './mail-queue.js';
import { mailLayout } from './mail-layout.js';

/** Who reads the news: those at the reservations address, or the owner at the restaurant's own. */
export type NoticeReader = 'reservations' | 'owner';

/** One line for the restaurant about something new. */
export interface Notice {
  /** The event's id: of each kind it is posted once. */
  readonly id: string;
  /** What it is about; notices of one kind are mailed together, so they have one reader. */
  readonly kind: string;
  readonly reader: NoticeReader;
  readonly title: string;
  readonly details: readonly string[];
  /** Where the back office shows it. */
  readonly path: string;
}

const NOTICES = 'notices';
const SWEEP = 'sweep-notices';
const MINUTE_MS = 60_000;
const MAILS_A_MINUTE = 10;
const LINES_PER_MAIL = 50;

const keyOf = (mailId: string) => `notice:${mailId}`;

interface WaitingRow {
  id: string;
  line: Omit<Notice, 'id' | 'kind'>;
}

/** Tells the restaurant by mail what has come in, a mail each; of more than ten a minute of one kind, many in one. */
export class NoticeBoard {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async post({ id, kind, ...line }: Notice): Promise<void> {
    await this.database.query(
      'insert into notices (id, kind, line, created_at) values ($1, $2, $3, $4) on conflict do nothing',
      [id, kind, JSON.stringify(line), this.clock.now()],
    );
    await this.jobs.add(NOTICES, {}, { key: kind });
  }

  /** Takes notices back, with the mails that carry them. What such a mail tells of others is mailed anew, unless it has left. */
  async withdraw(eventIds: readonly string[]): Promise<void> {
    const withdrawn = await this.database.query<{ mailId: string | null }[]>(
      'delete from notices where id = any($1::uuid[]) returning mail_id as "mailId"',
      [eventIds],
    );
    const mails = new Set(withdrawn.map(({ mailId }) => mailId).filter((mailId) => mailId !== null));
    const unsent = await this.database.query<{ key: string }[]>(
      `with gone as (delete from outgoing_mails where dedupe_key = any($1) returning dedupe_key as key, status)
       select key from gone where status <> 'sent'`,
      [[...mails].map(keyOf)],
    );
    const again = await this.database.query<{ kind: string }[]>(
      `update notices set mail_id = null where 'notice:' || mail_id = any($1) returning kind`,
      [unsent.map(({ key }) => key)],
    );
    for (const kind of new Set(again.map(({ kind }) => kind))) await this.jobs.add(NOTICES, {}, { key: kind });
  }

  /**
   * Declares the jobs that mail them; before the jobs start. A notice collapses into a job that waits; if that is taken and looks before
   * the notice is kept, only the sweep finds it.
   */
  declareMailing(): void {
    this.jobs.define(NOTICES, { retry: 'day', concurrency: 1, collapses: true }, () => this.mailWaiting());
    this.jobs.cron(SWEEP, '*/5 * * * *', 'UTC', () => this.mailWaiting());
  }

  private async mailWaiting(): Promise<void> {
    const kinds = await this.database.query<{ kind: string }[]>(
      'select distinct kind from notices where mail_id is null',
    );
    for (const { kind } of kinds) await this.database.run(null, () => this.mailKind(kind));
  }

  private async mailKind(kind: string): Promise<void> {
    const now = this.clock.now();
    const mailed = await this.database.query<{ at: Date }[]>(
      'select created_at as at from outgoing_mails where kind = $1 and created_at > $2 order by created_at desc limit $3',
      [`${kind}-notice`, new Date(now.getTime() - MINUTE_MS), MAILS_A_MINUTE],
    );
    const oldest = mailed.at(MAILS_A_MINUTE - 1);
    if (oldest) {
      await this.jobs.add(NOTICES, {}, { key: kind, startAfter: new Date(oldest.at.getTime() + MINUTE_MS) });
      return;
    }
    const waiting = await this.database.query<WaitingRow[]>(
      `select id, line from notices where kind = $1 and mail_id is null order by created_at, id limit $2 for update skip locked`,
      [kind, LINES_PER_MAIL],
    );
    if (waiting.length === LINES_PER_MAIL) await this.jobs.add(NOTICES, {}, { key: kind, startAfter: now });
    if (waiting.length > MAILS_A_MINUTE - mailed.length) await this.mail(kind, waiting);
    else for (const notice of waiting) await this.mail(kind, [notice]);
  }

  private async mail(kind: string, waiting: readonly WaitingRow[]): Promise<void> {
    const [first] = waiting;
    if (!first) return;
    const mailId = this.ids.next();
    await this.database.query('update notices set mail_id = $1 where kind = $2 and id = any($3)', [
      mailId,
      kind,
      waiting.map(({ id }) => id),
    ]);
    const lines = waiting.map(({ line }) => line);
    const { name, email, reservationsEmail } = this.restaurant;
    const subject =
      waiting.length === 1 ? first.line.title : `${String(waiting.length)} new: ${first.line.title} and more`;
    await this.mailQueue.post({
      key: keyOf(mailId),
      kind: `${kind}-notice`,
      from: { name, address: email },
      to: first.line.reader === 'reservations' ? reservationsEmail : email,
      subject,
      automatic: true,
      ...mailLayout(this.restaurant, {
        heading: subject,
        blocks: lines.map(({ title, details }) => ({ title, lines: details })),
        action: { label: 'Open the back office', url: new URL(first.line.path, this.publicUrl).href },
      }),
    });
  }
}
