import type { ImportPlan, OutcomeCounts, RefusedRow, StoredImport } from '../contact-import.js';

/** Uploaded files of contacts and the progress of each. */
export abstract class ContactImports {
  abstract add(uploaded: StoredImport, now: Date): Promise<void>;
  /** @throws ImportNotFound */
  abstract get(id: string): Promise<StoredImport>;
  /** Returns false if it was already started. */
  abstract start(id: string, plan: ImportPlan): Promise<boolean>;
  /**
   * Counts a batch that starts after the first `from` rows. Returns false and counts nothing if another run has
   * imported these rows; otherwise no other run can count any until the unit of work ends.
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
