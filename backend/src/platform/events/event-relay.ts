import { Logger, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Jobs } from '../jobs/jobs.js';
import { Database } from '../persistence/database.js';
import { EventListeners, type StoredEvent } from './event-listeners.js';
import { BATCH, WaitingEvents } from './event-relay.query.js';
import { isForgotten, isPruned } from './retention.js';
import { LIVE_CHANNEL, LiveTopics } from './live-topics.js';

/** PostgreSQL channel on which web processes signal relays that events are pending. */
export const EVENTS_CHANNEL = 'courtyard_events';

/** For notifications sent while no relay was connected. */
const POLL_INTERVAL_MS = 2_000;
const AFTER_A_FAILURE_MS = 5_000;
/** Collects a burst of changes into one relay run. */
const AFTER_A_NUDGE_MS = 40;
/** A listener that no process has registered for this long was removed. */
const EXPIRES_AFTER_MS = 14 * 86_400_000;

/** The queue of a listener's deliveries; only processes with the listener work on it. */
export const queueOf = (listener: string) => `listener/${listener}`;

/**
 * Turns recorded events into deliveries, one for each interested listener, in one transaction, so a killed process
 * leaves nothing half done. Listeners include those of every running release, not only this process.
 */
@Injectable()
export class EventRelay {
  private readonly events: WaitingEvents;
  private readonly logger = new Logger('EventRelay');
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | null = null;
  /** Each listener's last delivery; events reach a listener one after the other, in the order of the batch. */
  private readonly inFlight = new Map<string, Promise<void>>();
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
  ) {
    this.events = new WaitingEvents(database);
  }

  /** Declares a queue for each listener of this release; call it before the jobs start. */
  declareDeliveries(): void {
    for (const { name } of this.listeners.all) {
      this.jobs.define<{ eventId: string }>(queueOf(name), { retry: 'day', concurrency: 1, batch: 20 }, ({ eventId }) =>
        this.deliver(name, eventId),
      );
    }
  }

  /** Registers this release's listeners with all relays, before this process records events for them. */
  async register(): Promise<void> {
    const listeners = this.listeners.all.map(({ name, types }) => ({ name, types }));
    await this.events.register(listeners, this.clock.now());
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

  /** Call it after an event was recorded in this process. */
  nudge(): void {
    if (this.isStopped || this.wasNudged) return;
    this.wasNudged = true;
    if (!this.underWay) this.lookIn(AFTER_A_NUDGE_MS);
  }

  /**
   * Signals relays in other processes after this process, which has none, recorded an event. Sent in a transaction of
   * its own, because PostgreSQL serializes the commits of transactions that send notifications.
   */
  notifyOtherProcesses(): void {
    this.calls ??= setTimeout(() => {
      this.calls = undefined;
      this.events.notify(EVENTS_CHANNEL, '').catch(() => undefined);
    }, AFTER_A_NUDGE_MS);
  }

  /** When the oldest event that no relay has delivered happened; null when there is none. */
  waitingSince(): Promise<Date | null> {
    return this.events.since();
  }

  /** Relays all pending events. Returns their number. */
  async relayAll(): Promise<number> {
    let all = 0;
    for (;;) {
      const relayed = await this.database.inJob(() => this.relayBatch());
      if (relayed > 0) for (const writer of this.listeners.writers) writer.written();
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
    else this.lookIn(this.nudged() ? AFTER_A_NUDGE_MS : POLL_INTERVAL_MS);
  }

  private async attempt(): Promise<boolean> {
    try {
      if (await this.database.inJob(() => this.events.areThere())) {
        await this.database.yieldToRequests();
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
      const events = await this.events.take();
      if (events.length === 0) return 0;
      const since = new Date(this.clock.now().getTime() - EXPIRES_AFTER_MS);
      const own = this.listeners.all.map(({ name }) => name);
      const known = await this.events.listeners(own, since);
      for (const { name, types } of known) {
        const deliveries = events
          .filter((event) => types.includes(event.type) && this.listeners.concerns(name, event))
          .map(({ id }) => ({ eventId: id }));
        if (deliveries.length > 0) await this.jobs.addAll(queueOf(name), deliveries);
      }
      for (const writer of this.listeners.writers) await writer.write(events);
      await this.announce(events);
      return events.length;
    });
  }

  private async announce(events: readonly StoredEvent[]): Promise<void> {
    const channels = this.topics.channelsOf(events);
    if (channels.length > 0) await this.events.notify(LIVE_CHANNEL, JSON.stringify(channels));
  }

  private async deliver(listener: string, eventId: string): Promise<void> {
    const before = this.inFlight.get(listener);
    const delivered = this.events.find(eventId).then(async (event) => {
      await before;
      if (!event || isForgotten(event.payload)) return;
      if (isPruned(event.payload)) {
        this.logger.warn(
          `The delivery of event ${eventId} to '${listener}' is discarded: its payload has been deleted.`,
        );
        return;
      }
      await this.database.run(null, () => this.listeners.dispatch(listener, event));
    });
    this.inFlight.set(
      listener,
      delivered.catch(() => undefined),
    );
    return delivered;
  }
}
