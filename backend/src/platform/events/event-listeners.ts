import type { DomainEvent } from '../../kernel/outbox.js';

/** The event as it was stored: its id is the same at each delivery, so listeners can recognise a repetition. */
export interface StoredEvent<Payload extends object = object> extends DomainEvent<Payload> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** Who made the change; null for a visitor, or for the house itself. */
  readonly by: { readonly id: string; readonly name: string; readonly role: string } | null;
}

type Handle = (event: StoredEvent) => Promise<void>;

/** Who wants to hear of which event. Handlers run in a unit of work of their own and may see an event more than once. */
export class EventListeners {
  private readonly byName = new Map<string, Map<string, Handle>>();

  /** @param name stays the same over releases: stored deliveries are addressed to it. It may listen to several types. */
  on<Payload extends object>(type: string, name: string, handle: (event: StoredEvent<Payload>) => Promise<void>): void {
    const handles = this.byName.get(name) ?? new Map<string, Handle>();
    if (handles.has(type)) throw new Error(`'${name}' listens to '${type}' already.`);
    handles.set(type, handle as Handle);
    this.byName.set(name, handles);
  }

  /** Each listener with the types it listens to. */
  get all(): { name: string; types: string[] }[] {
    return [...this.byName].map(([name, handles]) => ({ name, types: [...handles.keys()] }));
  }

  async tell(name: string, event: StoredEvent): Promise<void> {
    await this.byName.get(name)?.get(event.type)?.(event);
  }
}
