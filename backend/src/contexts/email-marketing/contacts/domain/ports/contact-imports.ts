import type { ImportPlan, OutcomeCounts, RefusedRow, StoredImport } from '../contact-import.js';

/** Files of contacts and how far each has come. */
export abstract class ContactImports {
  abstract add(uploaded: StoredImport, now: Date): Promise<void>;
  /** @throws ImportNotFound */
  abstract get(id: string): Promise<StoredImport>;
  /** False when somebody else has started it. */
  abstract start(id: string, plan: ImportPlan): Promise<boolean>;
  abstract advance(id: string, rows: number, counts: OutcomeCounts, refused: readonly RefusedRow[]): Promise<void>;
  /** One that runs: its file is kept no longer than it is needed; the heading stays for the refused rows. */
  abstract finish(id: string, heading: string): Promise<void>;
}
