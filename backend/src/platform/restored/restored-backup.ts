import type pg from 'pg';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { CREATE_RESTORED_BACKUP } from '../persistence/migrations/2000000000150-restored-backup.js';
import type { Author } from '../../kernel/actor.js';
import { Outbox } from '../../kernel/outbox.js';
import { registersMethod } from '../registration/registering-decorators.js';

interface RestoredMark {
  readonly backedUpAt: Date;
  readonly restoredAt: Date;
}

/** Uses the connection of the restore. */
export async function markRestored(client: pg.Client, backedUpAt: Date): Promise<void> {
  await client.query(CREATE_RESTORED_BACKUP);
  await client.query('delete from restored_backup');
  await client.query('insert into restored_backup (backed_up_at, restored_at) values ($1, now())', [backedUpAt]);
}

async function findMark(database: Database): Promise<RestoredMark | null> {
  const [mark] = await database.query<RestoredMark[]>(
    'select backed_up_at as "backedUpAt", restored_at as "restoredAt" from restored_backup',
  );
  return mark ?? null;
}

/** @returns the removed mark; null if there was none */
async function removeMark(database: Database): Promise<RestoredMark | null> {
  const [mark] = await database.query<RestoredMark[]>(
    'delete from restored_backup returning backed_up_at as "backedUpAt", restored_at as "restoredAt"',
  );
  return mark ?? null;
}

async function countWaiting(database: Database): Promise<{ emails: number; events: number }> {
  const [row] = await database.query<{ emails: number; events: number }[]>(
    `select (select count(*) from outgoing_mails where status = 'queued')::int as emails,
       (select count(*) from waiting_events)::int as events`,
  );
  return row ?? { emails: 0, events: 0 };
}

const POLL_INTERVAL_MS = 2_000;

/** Pending work that contexts report and that starts together with sending. */
type CountedWork = 'campaigns' | 'automations' | 'webhooks';

type WaitingWork = Record<CountedWork | 'emails' | 'events', number>;

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
    }, POLL_INTERVAL_MS).unref();
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
