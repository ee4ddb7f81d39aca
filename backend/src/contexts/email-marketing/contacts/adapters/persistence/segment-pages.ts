import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StaleWhileRevalidateCache } from '../../../../../platform/persistence/stale-while-revalidate-cache.js';
import { Audience, type SegmentCounts } from '../../domain/ports.js';
import type { SegmentRule } from '../../domain/segment.js';
import { ListPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import type { PageQuery } from '../../../../../platform/lists/page-query.js';
import { segmentList } from './typeorm-segment.repository.js';

/** Counting reads every contact; above this number it is too slow for every page view. */
export const MANY_CONTACTS = 50_000;

export const areCostly = ({ listed }: { readonly listed: number }): boolean => listed >= MANY_CONTACTS;
export const FRESH_MS = 30_000;
/** An older count is not shown; the next request waits for a new one. */
export const MAX_AGE_MS = 600_000;

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

/** Pages of segments with how many contacts each holds at this moment: a page changes with its contacts, not only with its rows. */
@Injectable()
export class SegmentPages {
  constructor(
    private readonly lists: Lists,
    private readonly figures: SegmentFigures,
  ) {}

  async read({ limit, cursor }: PageQuery): Promise<ListPage> {
    const page = (await this.lists.page(segmentList, { limit, cursor, scope: 'all' }, undefined)) as ListPage;
    const rows = JSON.parse(page.json) as SegmentRule[];
    const counted = [];
    for (const row of rows) {
      const { contacts: contactCount, reachable } = await this.figures.of(row);
      counted.push({ ...row, contactCount, reachable });
    }
    const json = JSON.stringify(counted);
    return new ListPage(json, page.total, page.next, `"${createHash('md5').update(json).digest('hex')}"`);
  }
}
