import type { SegmentCondition } from './segment-condition.js';

/** What events and trail call a segment. */
export const SEGMENT = 'contact-segment';

/** Whom a segment holds: contacts with at least one of the tags, if there are any, for whom every condition is true. */
export interface SegmentRule {
  readonly tags: readonly string[];
  readonly conditions: readonly SegmentCondition[];
}

/** A group of contacts by what is known of them; who belongs to it is looked up whenever it is asked for. */
export interface Segment extends SegmentRule {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** One that is not is chosen no more, and reaches nobody. */
  readonly isActive: boolean;
  readonly createdBy: string;
  readonly createdByRole: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
