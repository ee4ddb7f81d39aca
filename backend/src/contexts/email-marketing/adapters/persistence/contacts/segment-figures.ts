import { KeptFigures } from '../../../../../platform/persistence/kept-figures.js';
import type { Audience, SegmentCounts } from '../../../domain/contacts/ports/audience.js';
import type { SegmentRule } from '../../../domain/contacts/segment.js';

/** Counting so many takes longer than anybody wants to wait at every look. */
const DEAR_FROM = 10_000;
const KEPT_MS = 30_000;

/** How many contacts segments hold; the figures of long ones are at most half a minute old. */
export class SegmentFigures {
  private readonly kept = new KeptFigures<SegmentCounts>(KEPT_MS, ({ contacts }) => contacts >= DEAR_FROM);

  constructor(private readonly audience: Audience) {}

  of({ tags, conditions }: SegmentRule): Promise<SegmentCounts> {
    const rule = { tags, conditions };
    return this.kept.get(JSON.stringify(rule), () => this.audience.countsOf(rule));
  }
}
