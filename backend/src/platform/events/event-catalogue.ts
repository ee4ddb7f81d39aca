import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { StoredEvent } from './event-listeners.js';

/** What other programs are told of a type of event, and how. */
export interface PublicEvent<Payload extends object = object> {
  /** In a sentence, for whoever connects a program. */
  readonly means: string;
  /** Grows when the shape of `data` changes otherwise than by something added. */
  readonly version: number;
  readonly schema: z.ZodType<object>;
  /** `data` as it may look, with what guests told of themselves. */
  readonly sample: object;
  /** `data` of this event; what guests told of themselves only for those who may know it. */
  dataOf(event: StoredEvent<Payload>, withGuestData: boolean): object;
}

/** What programs are told of several types in one shape. */
interface PublicEvents<Payload extends object> extends Omit<PublicEvent<Payload>, 'means' | 'sample'> {
  /** In a sentence, by type. */
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

  /** In the order of the alphabet. */
  get types(): string[] {
    return [...this.byType.keys()].sort();
  }
}
