import type { RecipientCriteria } from '../recipient-criteria.js';
import type { SegmentRule } from '../segment.js';
import type { UnsureField } from '../../../templates/domain/index.js';

/** How many a mail would reach, and why others whom the criteria name are left out; each is counted once. */
export interface AudienceCounts {
  readonly recipients: number;
  readonly notOptedIn: number;
  readonly inactive: number;
  /** They said so, or complained. */
  readonly unsubscribed: number;
  readonly bounced: number;
  /** Repetitions of an address in the author's own list. */
  readonly duplicates: number;
  /** Entries of the author's own list that are no address. */
  readonly malformed: number;
}

/** Of those who get a mail, of how many something is not known. */
export interface Unknowns {
  readonly contacts: number;
  /** Addresses of the author's own list that are no contact. */
  readonly strangers: number;
}

/** How many contacts a segment holds, and how many of them may be mailed. */
export interface SegmentCounts {
  readonly contacts: number;
  readonly reachable: number;
  /** All contacts there are. */
  readonly listed: number;
  /** Estimated from a sample. */
  readonly isEstimate: boolean;
}

/** Whom a campaign would reach. */
export abstract class Audience {
  /** Whether there is what they name: a segment may be gone. */
  abstract isThere(criteria: RecipientCriteria): Promise<boolean>;
  /** As of some minutes ago where there are very many contacts. A segment that is gone or not active reaches nobody. */
  abstract counts(criteria: RecipientCriteria): Promise<AudienceCounts>;
  /** Of those whom they reach; as of some minutes ago where there are very many contacts. */
  abstract unknowns(criteria: RecipientCriteria, field: UnsureField): Promise<Unknowns>;
  abstract countsOf(rule: SegmentRule): Promise<SegmentCounts>;
  /** An estimate from a sample; null where counting takes no longer. */
  abstract estimateOf(rule: SegmentRule): Promise<SegmentCounts | null>;
}
