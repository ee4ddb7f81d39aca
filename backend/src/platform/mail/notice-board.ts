import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Restaurant } from '../../kernel/restaurant.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Database } from '../persistence/database.js';
import type { MailQueue } from './mail-queue.js';
import { type MailContent, mailLayout } from './mail-layout.js';
import { Notices, type WaitingNotice } from './notice-board.query.js';

/** One line for the restaurant about something new. */
export interface Notice {
  /** The event's id: of each kind it is posted once. */
  readonly id: string;
  /** What it is about; notices of one kind are mailed together, so they have one reader. */
  readonly kind: string;
  /** Where it is read; the owner reads at the restaurant's own address. */
  readonly to?: string;
  readonly title: string;
  /** In the subject behind the title: what its reader must not overlook. */
  readonly mark?: string;
  readonly details: readonly string[];
  /** Whom a reply to the mail goes to, such as the guest. */
  readonly replyTo?: string;
  /** Where the back office shows it. */
  readonly path: string;
  /** Where it shows several of the kind. */
  readonly listPath?: string;
}

const NOTICES = 'notices';
const SWEEP = 'sweep-notices';
const MINUTE_MS = 60_000;
const MAILS_A_MINUTE = 10;
const LINES_PER_MAIL = 50;

const keyOf = (mailId: string) => `notice:${mailId}`;

/** Tells the restaurant by mail what has come in, a mail each; of more than ten a minute of one kind, many in one. */
export class NoticeBoard {
  private readonly notices: Notices;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.notices = new Notices(database);
  }

  async post(notice: Notice): Promise<void> {
    await this.notices.add(notice, this.clock.now());
    await this.jobs.add(NOTICES, {}, { key: notice.kind });
  }

  /** Takes notices back, with the mails that carry them. Notices about others in the same mail are mailed again, unless it has left. */
  async withdraw(eventIds: readonly string[]): Promise<void> {
    const withdrawn = await this.notices.remove(eventIds);
    const mails = new Set(withdrawn.map(({ mailId }) => mailId).filter((mailId) => mailId !== null));
    const unsent = await this.notices.removeMails([...mails].map(keyOf));
    const again = await this.notices.release(unsent.map(({ key }) => key));
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
    for (const { kind } of await this.notices.waitingKinds()) {
      await this.database.run(null, () => this.mailKind(kind));
    }
  }

  private async mailKind(kind: string): Promise<void> {
    const now = this.clock.now();
    const lastMinute = new Date(now.getTime() - MINUTE_MS);
    const mailed = await this.notices.mailed(`${kind}-notice`, lastMinute, MAILS_A_MINUTE);
    const oldest = mailed.at(MAILS_A_MINUTE - 1);
    if (oldest) {
      await this.jobs.add(NOTICES, {}, { key: kind, startAfter: new Date(oldest.at.getTime() + MINUTE_MS) });
      return;
    }
    const waiting = await this.notices.waiting(kind, LINES_PER_MAIL);
    if (waiting.length === LINES_PER_MAIL) await this.jobs.add(NOTICES, {}, { key: kind, startAfter: now });
    if (waiting.length > MAILS_A_MINUTE - mailed.length) await this.mail(kind, waiting);
    else for (const notice of waiting) await this.mail(kind, [notice]);
  }

  private async mail(kind: string, waiting: readonly WaitingNotice[]): Promise<void> {
    const [first] = waiting;
    if (!first) return;
    const mailId = this.ids.next();
    const ids = waiting.map(({ id }) => id);
    await this.notices.assign(kind, ids, mailId);
    const { name, email } = this.restaurant;
    const isOne = waiting.length === 1;
    const subject = isOne ? subjectOf(first.line) : `${String(waiting.length)} new: ${first.line.title} and more`;
    const path = isOne ? first.line.path : (first.line.listPath ?? first.line.path);
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
        action: { label: 'Open dashboard', url: new URL(path, this.publicUrl).href },
      }),
    });
  }
}

type NoticeLine = WaitingNotice['line'];

const subjectOf = ({ title, mark }: NoticeLine) => (mark ? `${title} · ${mark}` : title);

/** The title stands above it once; the frame begins with the name. */
function contentOfOne({ title, details: [about, ...lines] }: NoticeLine): MailContent {
  return { heading: title, blocks: about === undefined ? [] : [{ title: about, lines }] };
}

const contentOfMany = (heading: string, waiting: readonly WaitingNotice[]): MailContent => ({
  heading,
  blocks: waiting.map(({ line }) => ({ title: subjectOf(line), lines: line.details })),
});
