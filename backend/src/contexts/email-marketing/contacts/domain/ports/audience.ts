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
  abstract isThere(criteria: RecipientCriteria): Promise<boolean>;
  /** May be some minutes old for very large lists. A missing or inactive segment has no recipients. */
  abstract counts(criteria: RecipientCriteria): Promise<AudienceCounts>;
  /** Counted among the recipients; may be some minutes old for very large lists. */
  abstract unknowns(criteria: RecipientCriteria, field: UnsureField): Promise<Unknowns>;
  abstract countsOf(rule: SegmentRule): Promise<SegmentCounts>;
  /** Returns null if counting is as fast as estimating. */
  abstract estimateOf(rule: SegmentRule): Promise<SegmentCounts | null>;
}
