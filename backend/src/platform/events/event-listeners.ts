import type { DomainEvent } from '../../kernel/outbox.js';
import { registersMethod } from '../registration/registering-decorators.js';

/** A stored event. Its id is the same at each delivery, so that listeners can recognize duplicates. */
export interface StoredEvent<Payload extends object = object> extends DomainEvent<Payload> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** Who made the change; null for a visitor or the system. */
  readonly by: { readonly id: string; readonly name: string; readonly role: string } | null;
}

interface Listener<Payload extends object = object> {
  handle(event: StoredEvent<Payload>): Promise<void>;
  /** Whether this listener needs the event. Skipping it here saves a delivery. */
  concerns(event: StoredEvent<Payload>): boolean;
}

interface Listening {
  /** Stays the same over releases: stored deliveries are addressed to it. */
  readonly listener: string;
  /** See `EventListeners.on`. */
  readonly concerns?: (event: StoredEvent<never>) => boolean;
}

/** Calls the method with each event of these types, in a unit of work of its own and perhaps more than once. */
export const OnEvent = (types: string | readonly string[], { listener, concerns }: Listening) =>
  registersMethod<(event: StoredEvent<never>) => Promise<void>>((find, handle) => {
    for (const type of [types].flat()) find(EventListeners).on(type, listener, handle, concerns);
  });

/** Writes rows for a batch of events, and runs a step after that has committed. */
export interface EventWriter {
  write(events: readonly StoredEvent[]): Promise<void>;
  written(): void;
}

/** Registered event listeners. Handlers run in a unit of work of their own and may receive an event more than once. */
export class EventListeners {
  private readonly byName = new Map<string, Map<string, Listener>>();
  private readonly writing: EventWriter[] = [];

  /**
   * @param name must stay the same across releases, because stored deliveries refer to it; one listener may handle
   * several types
   * @param concerns filters the events of that type. To receive more of them in a new release, use a new name: relays
   * of the previous release still apply the old filter.
   */
  on<Payload extends object>(
    type: string,
    name: string,
    handle: Listener<Payload>['handle'],
    concerns: Listener<Payload>['concerns'] = () => true,
  ): void {
    const byType = this.byName.get(name) ?? new Map<string, Listener>();
    if (byType.has(type)) throw new Error(`'${name}' listens to '${type}' already.`);
    byType.set(type, { handle, concerns });
    this.byName.set(name, byType);
  }

  /** For writers that only record events in the database: their rows commit with the relay's own work or are retried with it. */
  onRelay(writer: EventWriter): void {
    this.writing.push(writer);
  }

  get writers(): readonly EventWriter[] {
    return this.writing;
  }

  /** Each listener with the types it listens to. */
  get all(): { name: string; types: string[] }[] {
    return [...this.byName].map(([name, byType]) => ({ name, types: [...byType.keys()] }));
  }

  /** Also true for a listener of another release, which decides itself. */
  concerns(name: string, event: StoredEvent): boolean {
    return this.listener(name, event)?.concerns(event) ?? true;
  }

  /** Ignores deliveries that another release made but this one filters out. */
  async dispatch(name: string, event: StoredEvent): Promise<void> {
    if (this.concerns(name, event)) await this.listener(name, event)?.handle(event);
  }

  private listener(name: string, { type }: StoredEvent): Listener | undefined {
    return this.byName.get(name)?.get(type);
  }
}
