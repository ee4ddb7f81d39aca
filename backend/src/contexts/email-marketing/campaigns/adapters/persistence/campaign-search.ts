import { Injectable } from '@nestjs/common';
import { containing } from '../../../../../platform/lists/list-of.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import type { Found, SearchOf } from '../../../../../platform/searches.js';
import { campaignList } from './campaign.list.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly createdAt: string;
}

/** By name and subject. */
@Injectable()
export class CampaignSearch implements SearchOf {
  readonly roles = ['manager', 'admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, limit: number): Promise<Found[]> {
    const rows = await this.lists.first(campaignList, { scope: 'all', limit, filter: { words: containing(text) } });
    return (rows as Row[]).map(({ id, name, subject, createdAt }) => ({
      id,
      title: name,
      detail: subject,
      at: createdAt,
    }));
  }
}
