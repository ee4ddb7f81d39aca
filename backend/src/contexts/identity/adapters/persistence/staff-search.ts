import { containing } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
import { staffAccountList } from './staff-account.list.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** By name and address. */
export const staffSearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => [look(staffAccountList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, name, email, createdAt }) => ({ id, title: name, detail: email, at: createdAt }),
};
