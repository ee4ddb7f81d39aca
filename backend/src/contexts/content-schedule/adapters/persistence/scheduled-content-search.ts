import { Injectable } from '@nestjs/common';
import { containing } from '../../../../platform/lists/list-of.js';
import { Lists } from '../../../../platform/lists/lists.js';
import type { Found, SearchOf } from '../../../../platform/searches.js';
import { scheduledContentList } from './scheduled-content.lists.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly scheduledDate: string;
}

/** By title. */
@Injectable()
export class ScheduledContentSearch implements SearchOf {
  readonly roles = ['manager', 'admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, limit: number): Promise<Found[]> {
    const rows = await this.lists.first(scheduledContentList, {
      scope: 'all',
      limit,
      filter: { words: containing(text) },
    });
    return (rows as Row[]).map(({ id, title, status, scheduledDate }) => ({
      id,
      title,
      detail: status,
      at: scheduledDate,
    }));
  }
}
