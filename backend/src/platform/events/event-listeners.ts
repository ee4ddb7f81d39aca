import type { DomainEvent } from '../../kernel/outbox.js';
import { registersMethod } from '../registering-decorators.js';

/** The event as it was stored: its id is the same at each delivery, so listeners can recognise a repetition. */
export interface StoredEvent<Payload extends object = object> extends DomainEvent<Payload> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** Who made the change; null for a visitor, or for the house itself. */
  readonly by: { readonly id: string; readonly name: string; readonly role: string } | null;
}

interface Listener<Payload extends object = object> {
  handle(event: StoredEvent<Payload>): Promise<void>;
  /** Whether there is anything to do for it: a delivery of an event that concerns nobody would cost as much as any other. */
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

/** What is written for many events together, and what is done once that is kept. */
export interface EventWriter {
  write(events: readonly StoredEvent[]): Promise<void>;
  written(): void;
}

/** Who wants to hear of which event. Handlers run in a unit of work of their own and may see an event more than once. */
export class EventListeners {
  private readonly byName = new Map<string, Map<string, Listener>>();
  private readonly writing: EventWriter[] = [];

  /**
   * @param name stays the same over releases: stored deliveries are addressed to it. It may listen to several types.
   * @param concerns of which events of that type it wants to hear. Who hears of more from a release on takes another name, since a relay of
   * the release before still asks the former question.
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

  /** For what only notes every event in the database: it is kept with the relay's own work, or all of that is done again. */
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

  /** Also true of a listener that this release does not know: another one will judge. */
  concerns(name: string, event: StoredEvent): boolean {
    return this.listener(name, event)?.concerns(event) ?? true;
  }

  /** Deliveries of a release that judged otherwise come to nothing. */
  async dispatch(name: string, event: StoredEvent): Promise<void> {
    if (this.concerns(name, event)) await this.listener(name, event)?.handle(event);
  }

  private listener(name: string, { type }: StoredEvent): Listener | undefined {
    return this.byName.get(name)?.get(type);
  }
}
