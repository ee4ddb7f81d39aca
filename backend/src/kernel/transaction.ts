import type { Author } from './actor.js';

export abstract class Transaction {
  /**
   * Runs the work as one unit that commits completely or not at all. Nested calls join the outer unit, and the first
   * actor counts. If someone else changed a row between its read and its write, the whole work runs again from the
   * start, so it must only read, decide and write.
   * @param by who makes the change; null when no one is signed in
   */
  abstract run<T>(by: Author | null, work: () => Promise<T>): Promise<T>;
}
