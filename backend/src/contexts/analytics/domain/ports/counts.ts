import type { CountedBy, Metric } from '../metric.js';

export abstract class Counts {
  /** Adds one to the count of the day. */
  abstract add(day: string, metric: Metric, by: CountedBy): Promise<void>;
  /** Values of a dimension on that day, such as the referring websites. */
  abstract namesOf(day: string, key: string): Promise<string[]>;
  /** Adds one for an event, once even if it is delivered repeatedly. */
  abstract addOnce(eventId: string, day: string, metric: Metric): Promise<void>;
}
