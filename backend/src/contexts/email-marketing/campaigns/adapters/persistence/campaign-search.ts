import { containing } from '../../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../../platform/searches.js';
import { campaignList } from './campaign.list.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly createdAt: string;
}

/** By name and subject. */
export const campaignSearch: SearchOf<Row> = {
  roles: ['manager', 'admin'],
  looks: (text) => [look(campaignList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, name, subject, createdAt }) => ({ id, title: name, detail: subject, at: createdAt }),
};
