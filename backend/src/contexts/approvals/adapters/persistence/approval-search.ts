import { containing } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
import { approvalItemLists, decidedItems } from './approval-item.lists.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
}

/** What the owner sees of content, by title and author: what waits first, then what was decided. */
export const approvalSearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => {
    const filter = { words: containing(text) };
    return [look(approvalItemLists, { scope: 'pending', filter }), look(decidedItems, { scope: 'completed', filter })];
  },
  found: ({ id, title, status, createdAt }) => ({ id, title, detail: status, at: createdAt }),
};
