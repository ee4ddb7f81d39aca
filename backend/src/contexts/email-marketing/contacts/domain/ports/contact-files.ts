import type { DecidedRow, ImportPlan } from '../contact-import.js';

/** Reads files of contacts, a piece at a time so that others are served in between. */
export abstract class ContactFiles {
  /**
   * Number of rows below the heading; stops at one more than the maximum.
   * @throws InvalidInput if it is not a table
   */
  abstract countRows(csv: string, most: number): Promise<number>;
  /** The heading alone, as a file. */
  abstract headingOf(csv: string): Promise<string>;
  /**
   * The rows, some at a time, with what becomes of each.
   * @param done how many of them were worked on before
   */
  abstract decide(csv: string, plan: ImportPlan, now: Date, done?: number): AsyncIterable<readonly DecidedRow[]>;
}
