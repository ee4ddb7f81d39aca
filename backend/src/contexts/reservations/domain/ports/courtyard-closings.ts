import type { CourtyardClosing } from '../courtyard-closing.js';

/** The days on which the courtyard is closed. */
export abstract class CourtyardClosings {
  abstract find(date: string): Promise<CourtyardClosing | null>;
  /** Inside a unit of work that keeps others from the day. */
  abstract add(closing: CourtyardClosing): Promise<void>;
  abstract remove(date: string): Promise<void>;
}
