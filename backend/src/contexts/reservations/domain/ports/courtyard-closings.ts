import type { CourtyardClosing } from '../courtyard-closing.js';

/** The days on which the courtyard is closed. */
export abstract class CourtyardClosings {
  abstract find(date: string): Promise<CourtyardClosing | null>;
  /** From that day on. */
  abstract since(date: string): Promise<CourtyardClosing[]>;
  /** Call it in a unit of work that has locked the day. */
  abstract add(closing: CourtyardClosing): Promise<void>;
  abstract remove(date: string): Promise<void>;
}
