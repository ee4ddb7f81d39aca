import type { Author } from './actor.js';

export abstract class Transaction {
  /**
   * Runs the work as one unit: all of what it writes is kept, or nothing. Inside another unit it joins that one; the first actor named counts.
   * When somebody else changed a row between its reading and its writing, the whole work is run again from its start,
   * so it does nothing but read, decide and write.
   * @param by in whose name; null when nobody is signed in
   */
  abstract run<T>(by: Author | null, work: () => Promise<T>): Promise<T>;
}
