import { containing } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
import { scheduledContentList } from './scheduled-content.lists.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly scheduledDate: string;
}

/** Search by title; the owner finds submitted content through `approvals`. */
export const scheduledContentSearch: SearchOf<Row> = {
  roles: ['manager'],
  looks: (text) => [look(scheduledContentList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, title, status, scheduledDate }) => ({ id, title, detail: status, at: scheduledDate }),
};
