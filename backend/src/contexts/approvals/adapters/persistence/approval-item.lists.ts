import { isFound } from '../../../../platform/lists/search.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { APPROVAL_STATUSES, DECISIONS } from '../../domain/approval-item.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

const of = (...statuses: readonly string[]) => counterOf('approval_items', ...statuses);

export const WORDS = isFound(`title || ' ' || submitted_by`, ':words');

export const approvalItemLists = listOf(ApprovalItemSchema.options, {
  scopes: { all: ['true'], pending: [`status = 'pending'`] },
  totals: { all: of(...APPROVAL_STATUSES), pending: of('pending') },
  filters: { words: WORDS },
});

/** Decided items, newest decision first. */
export const decidedItems = listOf(ApprovalItemSchema.options, {
  scopes: { completed: [`status <> 'pending'`] },
  totals: { completed: of(...DECISIONS) },
  newestBy: 'reviewed_at',
  filters: { words: WORDS },
});

/** Submissions of the site manager. */
export const submissionList = listOf(ApprovalItemSchema.options, {
  scopes: { own: [`submitter_role = 'manager'`] },
});
