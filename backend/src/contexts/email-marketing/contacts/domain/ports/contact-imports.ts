import type { ImportPlan, OutcomeCounts, RefusedRow, StoredImport } from '../contact-import.js';

/** Files of contacts and how far each has come. */
export abstract class ContactImports {
  abstract add(uploaded: StoredImport, now: Date): Promise<void>;
  /** @throws ImportNotFound */
  abstract get(id: string): Promise<StoredImport>;
  /** Returns false if it was already started. */
  abstract start(id: string, plan: ImportPlan): Promise<boolean>;
  /**
   * Counts a batch that begins behind the first `from` rows. False, and nothing is counted, where another run has done these rows;
   * else no other run counts any until the unit of work ends.
   */
  abstract advance(
    id: string,
    from: number,
    rows: number,
    counts: OutcomeCounts,
    refused: readonly RefusedRow[],
  ): Promise<boolean>;
  /** Finishes a running import and deletes its file except the heading, which refused rows need. Returns false if another run has finished it. */
  abstract finish(id: string, heading: string): Promise<boolean>;
}
