import { look, type SearchOf } from '../../../../../platform/searches.js';
import { contactList } from './contact.lists.js';
import { wantedBy } from './wanted-by.js';

interface Row {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly createdAt: string;
}

/** Search by name, address or phone number. */
export const contactSearch: SearchOf<Row> = {
  roles: ['manager', 'admin'],
  looks: (text) => [look(contactList, { scope: 'all', text: wantedBy(text) })],
  found: ({ id, firstName, lastName, email, createdAt }) => ({
    id,
    title: `${firstName} ${lastName}`.trim(),
    detail: email,
    at: createdAt,
  }),
};
