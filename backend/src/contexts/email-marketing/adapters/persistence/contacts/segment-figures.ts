import { LatestFigures } from '../../../../../platform/persistence/latest-figures.js';
import type { Audience, SegmentCounts } from '../../../domain/contacts/ports/audience.js';
import type { SegmentRule } from '../../../domain/contacts/segment.js';
import { areDear, FRESH_MS, KEPT_MS } from './dear-counts.js';

/** How many contacts segments hold. */
export class SegmentFigures {
  private readonly latest = new LatestFigures<SegmentCounts>(areDear, FRESH_MS, KEPT_MS);

  constructor(private readonly audience: Audience) {}

  of({ tags, conditions }: SegmentRule): Promise<SegmentCounts> {
    const rule = { tags, conditions };
    return this.latest.get(JSON.stringify(rule), () => this.audience.countsOf(rule));
  }
}
