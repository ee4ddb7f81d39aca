import type { CountedBy, Metric } from '../metric.js';

export abstract class Counts {
  /** Adds one to the count of the day. */
  abstract add(day: string, metric: Metric, by: CountedBy): Promise<void>;
  /** Hosts of other websites that led here on that day, as far as they were counted by name. */
  abstract referrersOf(day: string): Promise<string[]>;
  /** Remembers the event for a while; false when it was remembered before. */
  abstract isNew(eventId: string, day: string): Promise<boolean>;
}
