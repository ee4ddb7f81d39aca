import type { AutomationStep } from '../automation.js';

/** An automation that may currently send. */
export interface OpenAutomation {
  readonly sequence: readonly AutomationStep[];
  /** Its `updatedAt`, stored with each email as the version it was built from. */
  readonly version: Date;
}

/** Holds emails back until the owner has approved their automation. */
export abstract class OwnerGate {
  /** Locks the automation and its templates against changes until the unit of work ends. Null if it may not send. */
  abstract pass(automationId: string): Promise<OpenAutomation | null>;
  /** Returns held emails from the queue to their runs, which rebuild them after approval. */
  abstract takeBack(): Promise<void>;
}
