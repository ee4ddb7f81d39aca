import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { DomainEvent, Outbox } from '../../kernel/outbox.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { JobQueue } from '../jobs/job-queue.js';
import type { EventListeners, StoredEvent } from './event-listeners.js';

/** Keeps each event as one job per listener: a listener that fails is tried again alone. */
export class JobOutbox implements Outbox {
  constructor(
    private readonly queue: JobQueue,
    private readonly listeners: EventListeners,
    private readonly transaction: Transaction,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add(event: DomainEvent): Promise<void> {
    const stored: StoredEvent = { ...event, id: this.ids.next(), occurredAt: this.clock.now().toISOString() };
    const deliveries = this.listeners.namesFor(event.type).map((listener) => ({ listener, event: stored }));
    if (deliveries.length > 0) await this.queue.addAll('outbox', deliveries);
  }

  async startDelivering(): Promise<void> {
    await this.queue.work('outbox', ({ listener, event }) =>
      this.transaction.run(() => this.listeners.tell(listener, event)),
    );
  }
}
