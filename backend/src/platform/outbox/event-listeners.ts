import type { DomainEvent } from '../../kernel/outbox.js';

/** The event as it was stored: its id is the same at each delivery, so listeners can recognise a repetition. */
export interface StoredEvent<Payload extends object = object> extends DomainEvent<Payload> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

type Handle = (event: StoredEvent) => Promise<void>;

/** Who wants to hear of which event. Handlers run in a transaction of their own and may see an event more than once. */
export class EventListeners {
  private readonly byType = new Map<string, Map<string, Handle>>();

  /** @param name stays the same over releases: stored deliveries are addressed to it. */
  on<Payload extends object>(type: string, name: string, handle: (event: StoredEvent<Payload>) => Promise<void>): void {
    const listeners = this.byType.get(type) ?? new Map<string, Handle>();
    listeners.set(name, handle as Handle);
    this.byType.set(type, listeners);
  }

  namesFor(type: string): string[] {
    return [...(this.byType.get(type)?.keys() ?? [])];
  }

  async tell(name: string, event: StoredEvent): Promise<void> {
    const handle = this.byType.get(event.type)?.get(name);
    if (!handle) throw new Error(`Nobody named '${name}' listens to '${event.type}'.`);
    await handle(event);
  }
}
