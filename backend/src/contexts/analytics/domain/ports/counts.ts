import type { CountedBy, Metric } from '../metric.js';

export abstract class Counts {
  /** Adds one to the count of the day. */
  abstract add(day: string, metric: Metric, by: CountedBy): Promise<void>;
  /** Hosts of other websites that led here on that day, as far as they were counted by name. */
  abstract referrersOf(day: string): Promise<string[]>;
  /** The same for an event that has not been counted before, however often it is told. */
  abstract addOnce(eventId: string, day: string, metric: Metric): Promise<void>;
}
