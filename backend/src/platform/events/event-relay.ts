import { Logger } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Database } from '../persistence/database.js';
import type { EventListeners, StoredEvent } from './event-listeners.js';
import { type EventRow, EVENT_COLUMNS, isPruned, storedEvent } from './event-row.js';
import { isForgotten } from './forgotten-subjects.js';
import { LIVE_CHANNEL, type LiveTopics } from '../live/live-topics.js';

/** PostgreSQL's channel on which web processes tell relays that there is something for them. */
export const EVENTS_CHANNEL = 'courtyard_events';

/** For what was said while nobody listened. */
const LOOK_EVERY_MS = 2_000;
const AFTER_A_FAILURE_MS = 5_000;
const BATCH = 200;
/** Many changes at once are relayed together. */
const AFTER_A_NUDGE_MS = 40;
/** A listener that no process has known for so long was removed. */
const FORGOTTEN_AFTER_MS = 14 * 86_400_000;

const SOME_WAIT = 'select 1 from waiting_events order by id limit 1';
const OLDEST = 'select occurred_at as since from waiting_events join events using (id) order by id limit 1';
const NEXT = `with taken as (
    delete from waiting_events where id = any(array(
      select id from waiting_events order by id limit ${String(BATCH)} for update skip locked)) returning id)
  select ${EVENT_COLUMNS} from taken join events using (id) order by id`;
const EVENT = `select ${EVENT_COLUMNS} from events where id = $1`;
/** Those of this release, and of others that still run. */
const LISTENERS = 'select name, types from event_listeners where seen_at > $1 or name = any($2)';

/** The queue of a listener's deliveries: only a process that has the listener works on it. */
export const queueOf = (listener: string) => `listener/${listener}`;

/**
 * Takes events that were kept and makes a delivery of each for every listener, all in one transaction: a process that is
 * killed anywhere in between has done nothing. Listeners are those that any running release knows, not those of this process.
 */
export class EventRelay {
  private readonly logger = new Logger('EventRelay');
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | null = null;
  /** Each listener's last delivery: it hears of one event after the other, in the order of the batch. */
  private readonly inHand = new Map<string, Promise<void>>();
  private wasNudged = false;
  private calls: NodeJS.Timeout | undefined;
  private subscription: { close(): Promise<void> } | undefined;
  private isStopped = true;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly listeners: EventListeners,
    private readonly topics: LiveTopics,
    private readonly clock: Clock,
  ) {}

  /** Declares a queue for each listener of this release; before the jobs start. */
  declareDeliveries(): void {
    for (const { name } of this.listeners.all) {
      this.jobs.define<{ eventId: string }>(queueOf(name), { retry: 'day', concurrency: 1, batch: 20 }, ({ eventId }) =>
        this.deliver(name, eventId),
      );
    }
  }

  /** Makes the listeners of this release known to every relay, before this process makes events for them. */
  async register(): Promise<void> {
    for (const { name, types } of this.listeners.all) {
      await this.database.query(
        `insert into event_listeners (name, types, seen_at) values ($1, $2, $3)
         on conflict (name) do update set types = excluded.types, seen_at = excluded.seen_at`,
        [name, types, this.clock.now()],
      );
    }
  }

  async start(): Promise<void> {
    this.isStopped = false;
    this.lookIn(0);
    try {
      this.subscription = await this.jobs.listen(EVENTS_CHANNEL, () => {
        this.nudge();
      });
    } catch (error) {
      this.logger.warn(`Events are found by looking alone: ${(error as Error).message}`);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.calls);
    await this.subscription?.close();
    await this.underWay;
  }

  /** Something was just recorded in this process. */
  nudge(): void {
    if (this.isStopped || this.wasNudged) return;
    this.wasNudged = true;
    if (!this.underWay) this.lookIn(AFTER_A_NUDGE_MS);
  }

  /**
   * Something was just recorded in this process, which relays nothing: tells those that do. By itself and not with the change, since
   * PostgreSQL lets nobody else commit while it keeps a notification.
   */
  callOthers(): void {
    this.calls ??= setTimeout(() => {
      this.calls = undefined;
      this.database.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, '']).catch(() => undefined);
    }, AFTER_A_NUDGE_MS);
  }

  /** When the oldest event that nobody has passed on happened; null when there is none. */
  async waitingSince(): Promise<Date | null> {
    const [oldest] = await this.database.query<{ since: Date }[]>(OLDEST);
    return oldest?.since ?? null;
  }

  /** Relays everything that waits. Answers how many events that were. */
  async relayAll(): Promise<number> {
    let all = 0;
    for (;;) {
      const relayed = await this.database.inJob(() => this.relayBatch());
      all += relayed;
      if (relayed < BATCH) return all;
    }
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.underWay = this.look().finally(() => {
        this.underWay = null;
      });
    }, ms);
  }

  private async look(): Promise<void> {
    this.wasNudged = false;
    const hasWorked = await this.attempt();
    if (this.isStopped) return;
    if (!hasWorked) this.lookIn(AFTER_A_FAILURE_MS);
    else this.lookIn(this.nudged() ? AFTER_A_NUDGE_MS : LOOK_EVERY_MS);
  }

  private async attempt(): Promise<boolean> {
    try {
      const [some] = await this.database.inJob(() => this.database.query(SOME_WAIT));
      if (some) {
        await this.database.callsFirst();
        await this.relayAll();
      }
      return true;
    } catch (error) {
      this.logger.warn(`Events could not be relayed and will be tried again: ${(error as Error).message}`);
      return false;
    }
  }

  private nudged(): boolean {
    return this.wasNudged;
  }

  private relayBatch(): Promise<number> {
    return this.database.run(null, async () => {
      const events = (await this.database.query<EventRow[]>(NEXT)).map(storedEvent);
      if (events.length === 0) return 0;
      const since = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS);
      const own = this.listeners.all.map(({ name }) => name);
      const known = await this.database.query<{ name: string; types: string[] }[]>(LISTENERS, [since, own]);
      for (const { name, types } of known) {
        const deliveries = events.filter(({ type }) => types.includes(type)).map(({ id }) => ({ eventId: id }));
        if (deliveries.length > 0) await this.jobs.addAll(queueOf(name), deliveries);
      }
      await this.announce(events);
      return events.length;
    });
  }

  private async announce(events: readonly StoredEvent[]): Promise<void> {
    const channels = this.topics.channelsOf(events);
    if (channels.length > 0)
      await this.database.query('select pg_notify($1, $2)', [LIVE_CHANNEL, JSON.stringify(channels)]);
  }

  private async deliver(listener: string, eventId: string): Promise<void> {
    const before = this.inHand.get(listener);
    const delivered = this.database.query<EventRow[]>(EVENT, [eventId]).then(async ([row]) => {
      await before;
      if (!row || isForgotten(row.payload)) return;
      if (isPruned(row.payload))
        throw new Error(`What the event ${eventId} carried for '${listener}' is kept no longer.`);
      await this.database.run(null, () => this.listeners.tell(listener, storedEvent(row)));
    });
    this.inHand.set(
      listener,
      delivered.catch(() => undefined),
    );
    return delivered;
  }
}
