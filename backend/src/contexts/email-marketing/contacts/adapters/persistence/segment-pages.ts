import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ListPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import type { PageQuery } from '../../../../../platform/lists/page-query.js';
import type { SegmentRule } from '../../domain/segment.js';
import { SegmentFigures } from './segment-figures.js';
import { segmentList } from './segment.list.js';

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
