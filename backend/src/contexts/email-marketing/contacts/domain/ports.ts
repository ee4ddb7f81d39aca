import type { UnsureField } from '../../templates/domain/index.js';
import type { Contact, SuppressionReason } from './contact.js';
import type { RecipientCriteria, SegmentRule } from './segment.js';

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

/** Use it in a unit of work. Changes and removals conflict if someone else has changed the contact since it was read. */
export abstract class ContactRepository {
  /** @throws AddressTaken */
  abstract add(contact: Contact): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<Contact>;
  abstract find(id: string): Promise<Contact | null>;
  /** Ignores case. */
  abstract findByAddress(address: string): Promise<Contact | null>;
  /** Also by the addresses of contacts that were merged into it. Use it for what a person does, never for consent. */
  abstract findByAnyAddress(address: string): Promise<Contact | null>;
  /** @throws AddressTaken */
  abstract save(before: Contact, after: Contact): Promise<void>;
  abstract remove(contact: Contact): Promise<void>;
}

/** Number of recipients, and of contacts left out by reason; each is counted once. */
export interface AudienceCounts {
  readonly recipients: number;
  readonly notOptedIn: number;
  readonly inactive: number;
  /** Unsubscribed or complained. */
  readonly unsubscribed: number;
  readonly bounced: number;
  /** Repeated addresses in the author's own list. */
  readonly duplicates: number;
  /** Malformed addresses in the author's own list. */
  readonly malformed: number;
}

/** Recipients with an unknown field. */
export interface Unknowns {
  readonly contacts: number;
  /** Addresses in the author's own list that belong to no contact. */
  readonly strangers: number;
}

/** Number of contacts in a segment, and of those that may be emailed. */
export interface SegmentCounts {
  readonly contacts: number;
  readonly reachable: number;
  /** Total number of contacts. */
  readonly listed: number;
  /** Whether the numbers are extrapolated from a sample. */
  readonly isEstimate: boolean;
}

/** Recipients of a campaign. */
export abstract class Audience {
  /** Returns false if the segment was deleted. */
  abstract exists(criteria: RecipientCriteria): Promise<boolean>;
  /** May be some minutes old for very large lists. A missing or inactive segment has no recipients. */
  abstract counts(criteria: RecipientCriteria): Promise<AudienceCounts>;
  /** Counted among the recipients; may be some minutes old for very large lists. */
  abstract unknowns(criteria: RecipientCriteria, field: UnsureField): Promise<Unknowns>;
  abstract countsOf(rule: SegmentRule): Promise<SegmentCounts>;
  /** Returns null if counting is as fast as estimating. */
  abstract estimateOf(rule: SegmentRule): Promise<SegmentCounts | null>;
}
