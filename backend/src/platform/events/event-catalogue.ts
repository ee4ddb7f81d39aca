import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { StoredEvent } from './event-listeners.js';

/** How a type of event is published to integrations. */
export interface PublicEvent<Payload extends object = object> {
  /** One sentence for people who connect an integration. */
  readonly means: string;
  /** Increases with breaking changes to `data`; additions do not count. */
  readonly version: number;
  readonly schema: z.ZodType<object>;
  /** Example of `data`, including guest data. */
  readonly sample: object;
  /** `data` of this event; guest data is included only for integrations that may read it. */
  dataOf(event: StoredEvent<Payload>, withGuestData: boolean): object;
}

/** How several types with the same shape are published. */
interface PublicEvents<Payload extends object> extends Omit<PublicEvent<Payload>, 'means' | 'sample'> {
  /** One sentence per type. */
  readonly means: Readonly<Record<string, string>>;
  readonly sample: (type: string) => object;
}

/** Events of one shape, by type. */
export const publicEvents = <Payload extends object>({
  means,
  sample,
  ...shape
}: PublicEvents<Payload>): Record<string, PublicEvent<Payload>> =>
  Object.fromEntries(
    Object.entries(means).map(([type, sentence]) => [type, { ...shape, means: sentence, sample: sample(type) }]),
  );

/** The events that other programs may subscribe to; modules declare them in `owns`. */
@Injectable()
export class EventCatalogue {
  private readonly byType = new Map<string, PublicEvent>();

  publish<Payload extends object>(type: string, event: PublicEvent<Payload>): void {
    if (this.byType.has(type)) throw new Error(`'${type}' is in the catalogue already.`);
    this.byType.set(type, event);
  }

  find(type: string): PublicEvent | undefined {
    return this.byType.get(type);
  }

  /** Sorted alphabetically. */
  get types(): string[] {
    return [...this.byType.keys()].sort();
  }
}
