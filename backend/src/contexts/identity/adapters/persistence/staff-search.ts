import { Injectable } from '@nestjs/common';
import { containing } from '../../../../platform/lists/list-of.js';
import { Lists } from '../../../../platform/lists/lists.js';
import type { Found, SearchOf } from '../../../../platform/searches.js';
import { staffAccountList } from './staff-account.list.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** By name and address. */
@Injectable()
export class StaffSearch implements SearchOf {
  readonly roles = ['admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, limit: number): Promise<Found[]> {
    const rows = await this.lists.first(staffAccountList, { scope: 'all', limit, filter: { words: containing(text) } });
    return (rows as Row[]).map(({ id, name, email, createdAt }) => ({ id, title: name, detail: email, at: createdAt }));
  }
}
