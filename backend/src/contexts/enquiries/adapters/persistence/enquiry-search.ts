import { Injectable } from '@nestjs/common';
import { containing } from '../../../../platform/lists/list-of.js';
import { Lists } from '../../../../platform/lists/lists.js';
import type { Found, SearchOf } from '../../../../platform/searches.js';
import { enquiryList } from './enquiry.list.js';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** By name, address and what was written. */
@Injectable()
export class EnquirySearch implements SearchOf {
  readonly roles = ['admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, limit: number): Promise<Found[]> {
    const rows = await this.lists.first(enquiryList, { scope: 'all', limit, filter: { words: containing(text) } });
    return (rows as Row[]).map(({ id, kind, name, email, createdAt }) => ({
      id,
      title: name || email,
      detail: [kind, email].filter(Boolean).join(', '),
      at: createdAt,
    }));
  }
}
