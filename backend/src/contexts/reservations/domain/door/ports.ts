import type { DoorParty } from './door-party.js';

export abstract class DoorParties {
  abstract add(party: DoorParty): Promise<void>;
  /** @throws DoorPartyNotFound */
  abstract get(id: string): Promise<DoorParty>;
  /** Those without an outcome that have come since then, first come first. */
  abstract waiting(since: Date): Promise<DoorParty[]>;
  /** Call it in a unit of work. */
  abstract save(before: DoorParty, after: DoorParty): Promise<void>;
}

export abstract class DoorTexts {
  /** Why this number cannot be texted, as a sentence; null if it can. */
  abstract reasonAgainst(phone: string | null): Promise<string | null>;
}
