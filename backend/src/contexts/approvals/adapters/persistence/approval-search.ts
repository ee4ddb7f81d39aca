import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
import { approvalItemLists, WORDS } from './approval-item.lists.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
}

/** Decided items, except content that was submitted again later. */
const lastDecided = listOf(ApprovalItemSchema.options, {
  scopes: {
    all: [
      `status <> 'pending' and not exists (
        select from approval_items later
        where later.scheduled_content_id = approval_items.scheduled_content_id and later.created_at > approval_items.created_at)`,
    ],
  },
  newestBy: 'reviewed_at',
  filters: { words: WORDS },
});

/** The owner's search by title and author: pending items first, then decided ones. */
export const approvalSearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => {
    const filter = { words: containing(text) };
    return [look(approvalItemLists, { scope: 'pending', filter }), look(lastDecided, { scope: 'all', filter })];
  },
  found: ({ id, title, status, createdAt }) => ({ id, title, detail: status, at: createdAt }),
};
