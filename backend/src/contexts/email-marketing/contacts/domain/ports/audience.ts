import type { RecipientCriteria } from '../recipient-criteria.js';
import type { SegmentRule } from '../segment.js';
import type { UnsureField } from '../../../templates/domain/index.js';

/** Number of recipients, and of contacts left out by reason; each is counted once. */
export interface AudienceCounts {
  readonly recipients: number;
  readonly notOptedIn: number;
  readonly inactive: number;
  /** Unsubscribed or complained. */
  readonly unsubscribed: number;
  readonly bounced: number;
  /** Repetitions of an address in the author's own list. */
  readonly duplicates: number;
  /** Entries of the author's own list that are no address. */
  readonly malformed: number;
}

/** Recipients with an unknown field. */
export interface Unknowns {
  readonly contacts: number;
  /** Addresses of the author's own list that are no contact. */
  readonly strangers: number;
}

/** Number of contacts in a segment, and of those that may be emailed. */
export interface SegmentCounts {
  readonly contacts: number;
  readonly reachable: number;
  /** All contacts there are. */
  readonly listed: number;
  /** Estimated from a sample. */
  readonly isEstimate: boolean;
}

/** Recipients of a campaign. */
export abstract class Audience {
  /** Whether there is what they name: a segment may be gone. */
  abstract isThere(criteria: RecipientCriteria): Promise<boolean>;
  /** May be some minutes old for very large lists. A missing or inactive segment has no recipients. */
  abstract counts(criteria: RecipientCriteria): Promise<AudienceCounts>;
  /** Counted among the recipients; may be some minutes old for very large lists. */
  abstract unknowns(criteria: RecipientCriteria, field: UnsureField): Promise<Unknowns>;
  abstract countsOf(rule: SegmentRule): Promise<SegmentCounts>;
  /** An estimate from a sample; null where counting takes no longer. */
  abstract estimateOf(rule: SegmentRule): Promise<SegmentCounts | null>;
}
