import type { SuppressionReason } from '../contact.events.js';

/** Suppressed addresses as one-way keys, which outlive the contact. Use it in a unit of work. */
export abstract class Suppressions {
  /** The one-way key of an address, as text. */
  abstract keyOf(address: string): Promise<string>;
  abstract find(address: string): Promise<SuppressionReason | null>;
  /** A person's own choice outweighs a bounce. */
  abstract add(address: string, reason: SuppressionReason, detail: string | null): Promise<void>;
  /** Only when the person opts in again. */
  abstract lift(address: string): Promise<void>;
}
