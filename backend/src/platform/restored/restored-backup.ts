import { Injectable, Logger } from '@nestjs/common';
import type { Author } from '../../kernel/actor.js';
import { Outbox } from '../../kernel/outbox.js';
import { registersMethod } from '../registering-decorators.js';
import { Database } from '../persistence/database.js';
import { countWaiting, findMark, removeMark, type RestoredMark } from './restored-backup.query.js';

const LOOK_EVERY_MS = 2_000;

/** Pending work that contexts report and that starts together with sending. */
export type CountedWork = 'campaigns' | 'automations' | 'webhooks';

export type WaitingWork = Record<CountedWork | 'emails' | 'events', number>;

export interface RestoredStatus extends RestoredMark {
  readonly waiting: WaitingWork;
}

/** The method counts work that starts with the sending, which the owner sees before starting it. */
export const CountsWaitingWork = (work: CountedWork) =>
  registersMethod<() => Promise<number>>((find, count) => {
    find(RestoredBackup).counting(work, count);
  });

/** Whether this database was restored from a backup and the owner has not started sending yet; until then, no process runs jobs. */
@Injectable()
export class RestoredBackup {
  private readonly counts = new Map<CountedWork, () => Promise<number>>();
  private readonly logger = new Logger('RestoredBackup');
  private timer: NodeJS.Timeout | undefined;
  private paused = false;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** The state last seen by this process, which checks every two seconds until sending is started. */
  get isPaused(): boolean {
    return this.paused;
  }

  /** Declares a number that the owner sees before starting to send. */
  counting(work: CountedWork, read: () => Promise<number>): void {
    this.counts.set(work, read);
  }

  async read(): Promise<boolean> {
    this.paused = (await findMark(this.database)) !== null;
    return this.paused;
  }

  /** Calls back once the owner has started sending, in any process. */
  onStarted(start: () => Promise<void>): void {
    this.timer = setInterval(() => {
      this.look(start).catch((error: unknown) => {
        this.logger.warn(`Whether the sending may start is not known yet: ${(error as Error).message}`);
      });
    }, LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Null if nothing was restored, or sending was started. */
  async status(): Promise<RestoredStatus | null> {
    const mark = await findMark(this.database);
    if (!mark) return null;
    const { emails, events } = await countWaiting(this.database);
    const count = async (work: CountedWork) => (await this.counts.get(work)?.()) ?? 0;
    const [campaigns, automations, webhooks] = await Promise.all([
      count('campaigns'),
      count('automations'),
      count('webhooks'),
    ]);
    return { ...mark, waiting: { emails, events, campaigns, automations, webhooks } };
  }

  /** Starts jobs in every process within seconds, after the owner has checked the data. Has no effect a second time. */
  async startSending(by: Author): Promise<void> {
    await this.database.run(by, async () => {
      const mark = await removeMark(this.database);
      if (!mark) return;
      await this.outbox.add({
        type: 'restored-backup.started-sending',
        subject: { type: 'restored-backup', id: mark.backedUpAt.toISOString() },
        payload: {},
      });
    });
  }

  private async look(start: () => Promise<void>): Promise<void> {
    if (!this.paused || (await this.read())) return;
    this.stop();
    this.logger.log('The owner has started the sending.');
    await start();
  }
}
