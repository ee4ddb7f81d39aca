import { Injectable } from '@nestjs/common';
import { Lists } from '../../../../../platform/lists/lists.js';
import type { Found, SearchOf } from '../../../../../platform/searches.js';
import { wantedBy } from './wanted-by.js';
import { contactList } from './contact.lists.js';

interface Row {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly createdAt: string;
}

/** By name, address or telephone number. */
@Injectable()
export class ContactSearch implements SearchOf {
  readonly roles = ['manager', 'admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, limit: number): Promise<Found[]> {
    const rows = await this.lists.first(contactList, { scope: 'all', limit, text: wantedBy(text) });
    return (rows as Row[]).map(({ id, firstName, lastName, email, createdAt }) => ({
      id,
      title: `${firstName} ${lastName}`.trim(),
      detail: email,
      at: createdAt,
    }));
  }
}
