import type { DecidedRow, ImportPlan } from '../contact-import.js';

/** Reads files of contacts in pieces, so that other requests are served in between. */
export abstract class ContactFiles {
  /**
   * Number of rows below the heading; stops at one more than the maximum.
   * @throws InvalidInput if it is not a table
   */
  abstract countRows(csv: string, most: number): Promise<number>;
  /** The heading row as a CSV file. */
  abstract headingOf(csv: string): Promise<string>;
  /**
   * Yields batches of rows with the decision about each.
   * @param done number of rows that were already imported
   */
  abstract decide(csv: string, plan: ImportPlan, now: Date, done?: number): AsyncIterable<readonly DecidedRow[]>;
}
