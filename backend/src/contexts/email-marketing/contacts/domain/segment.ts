import type { SegmentCondition } from './segment-condition.js';

/** Subject type of segments in events and the audit log. */
export const SEGMENT = 'contact-segment';

/** Contacts with at least one of the tags, if there are any, that meet every condition. */
export interface SegmentRule {
  readonly tags: readonly string[];
  readonly conditions: readonly SegmentCondition[];
}

/** A dynamic group of contacts, evaluated on each use. */
export interface Segment extends SegmentRule {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** An inactive segment cannot be chosen and has no recipients. */
  readonly isActive: boolean;
  readonly createdBy: string;
  readonly createdByRole: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
