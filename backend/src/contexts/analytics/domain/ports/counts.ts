import type { CountedBy, Metric } from '../metric.js';

export abstract class Counts {
  /** Adds one to the count of the day. */
  abstract add(day: string, metric: Metric, by: CountedBy): Promise<void>;
  /** Remembers the event for a while; false when it was remembered before. */
  abstract isNew(eventId: string, day: string): Promise<boolean>;
}
