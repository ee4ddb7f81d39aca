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

/** What is written for many events together, and what is done once that is kept. */
export interface EventWriter {
  write(events: readonly StoredEvent[]): Promise<void>;
  written(): void;
}

/** Who wants to hear of which event. Handlers run in a unit of work of their own and may see an event more than once. */
export class EventListeners {
  private readonly byName = new Map<string, Map<string, Handle>>();
  private readonly writing: EventWriter[] = [];

  /** @param name stays the same over releases: stored deliveries are addressed to it. It may listen to several types. */
  on<Payload extends object>(type: string, name: string, handle: (event: StoredEvent<Payload>) => Promise<void>): void {
    const handles = this.byName.get(name) ?? new Map<string, Handle>();
    if (handles.has(type)) throw new Error(`'${name}' listens to '${type}' already.`);
    handles.set(type, handle as Handle);
    this.byName.set(name, handles);
  }

  /** For what only notes every event in the database: it is kept with the relay's own work, or all of that is done again. */
  onRelay(writer: EventWriter): void {
    this.writing.push(writer);
  }

  get writers(): readonly EventWriter[] {
    return this.writing;
  }

  /** Each listener with the types it listens to. */
  get all(): { name: string; types: string[] }[] {
    return [...this.byName].map(([name, handles]) => ({ name, types: [...handles.keys()] }));
  }

  async tell(name: string, event: StoredEvent): Promise<void> {
    await this.byName.get(name)?.get(event.type)?.(event);
  }
}
