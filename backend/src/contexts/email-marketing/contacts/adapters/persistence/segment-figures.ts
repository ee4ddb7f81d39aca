import { Injectable } from '@nestjs/common';
import { StaleWhileRevalidateCache } from '../../../../../platform/persistence/stale-while-revalidate-cache.js';
import { Audience, type SegmentCounts } from '../../domain/ports/audience.js';
import type { SegmentRule } from '../../domain/segment.js';
import { areCostly, FRESH_MS, MAX_AGE_MS } from './costly-counts.js';

/** How many contacts segments hold. */
@Injectable()
export class SegmentFigures {
  private readonly latest = new StaleWhileRevalidateCache<SegmentCounts>(areCostly, FRESH_MS, MAX_AGE_MS);

  constructor(private readonly audience: Audience) {}

  of(rule: SegmentRule): Promise<SegmentCounts> {
    return this.latest.get(keyOf(rule), () => this.audience.countsOf(rule));
  }

  /** For editing a rule: an estimate until the exact numbers are counted. */
  soon(rule: SegmentRule): Promise<SegmentCounts> {
    return this.latest.get(
      keyOf(rule),
      () => this.audience.countsOf(rule),
      () => this.audience.estimateOf(rule),
    );
  }
}

const keyOf = ({ tags, conditions }: SegmentRule) => JSON.stringify([tags, conditions]);
