import type { Segment } from '../segment.js';

/** Changes and removals conflict if someone else has changed the segment since it was read. */
export abstract class SegmentRepository {
  /** @throws SegmentNameTaken */
  abstract add(segment: Segment): Promise<void>;
  /** @throws SegmentNotFound */
  abstract get(id: string): Promise<Segment>;
  /** @throws SegmentNameTaken */
  abstract save(before: Segment, after: Segment): Promise<void>;
  abstract remove(segment: Segment): Promise<void>;
}
