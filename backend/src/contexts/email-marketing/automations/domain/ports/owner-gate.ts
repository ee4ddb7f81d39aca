import type { AutomationStep } from '../automation.js';

/** An automation of which a mail may be made now. */
export interface OpenAutomation {
  readonly sequence: readonly AutomationStep[];
  /** Its `updatedAt`, kept with each mail: the version that the mail was made from. */
  readonly version: Date;
}

/** Keeps what the owner has not approved from leaving. */
export abstract class OwnerGate {
  /** As it is until the unit of work ends: who changes it, or a template of it, waits. Null while nothing leaves of it. */
  abstract pass(automationId: string): Promise<OpenAutomation | null>;
  /** Takes queued mails that are held back into their runs: they are made anew once the owner has said yes. */
  abstract takeBack(): Promise<void>;
}
