import type { CountedBy, Metric } from '../metric.js';

export abstract class Counts {
  /** Adds one to the count of the day. */
  abstract add(day: string, metric: Metric, by: CountedBy): Promise<void>;
  /** What counts of that day are kept apart by under a key, such as the websites that led here. */
  abstract namesOf(day: string, key: string): Promise<string[]>;
  /** Adds one for an event that has not been counted before, however often it is told. */
  abstract addOnce(eventId: string, day: string, metric: Metric): Promise<void>;
}
