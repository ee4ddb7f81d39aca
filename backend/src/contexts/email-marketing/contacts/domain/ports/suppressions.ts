import type { SuppressionReason } from '../contact.events.js';

/** Addresses that are left alone, kept as nobody can read them back: they outlive the contact. Inside a unit of work. */
export abstract class Suppressions {
  /** By which an address is known here, as text. */
  abstract keyOf(address: string): Promise<string>;
  abstract find(address: string): Promise<SuppressionReason | null>;
  /** What somebody said themselves outweighs what their mailbox answered. */
  abstract add(address: string, reason: SuppressionReason, detail: string | null): Promise<void>;
  /** Only when they ask for mail again themselves. */
  abstract lift(address: string): Promise<void>;
}
