import { containing } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
import { enquiryList } from './enquiry.list.js';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** Search by name, address and content. */
export const enquirySearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => [look(enquiryList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, kind, name, email, createdAt }) => ({
    id,
    title: name || email,
    detail: [kind, email].filter(Boolean).join(', '),
    at: createdAt,
  }),
};
