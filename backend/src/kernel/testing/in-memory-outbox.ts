import type { DomainEvent, Outbox } from '../outbox.js';
import type { InMemoryTransaction } from './in-memory-transaction.js';

/** Collects the events of committed units of work. */
export class InMemoryOutbox implements Outbox {
  readonly events: DomainEvent[] = [];

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(event: DomainEvent): Promise<void> {
    return this.transaction.write({ isStillPossible: () => true, apply: () => this.events.push(event) });
  }

  get types(): string[] {
    return this.events.map(({ type }) => type);
  }
}
