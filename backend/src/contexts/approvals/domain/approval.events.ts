import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ApprovalItem } from './approval-item.js';

/** What events and trail call an approval item. */
export const APPROVAL_ITEM = 'approval-item';

/** What listeners hear of a submission. */
export interface SubmissionFact {
  readonly title: string;
  readonly contentType: ApprovalItem['contentType'];
  readonly description: string | null;
  readonly submittedBy: string;
}

export function contentSubmitted(item: ApprovalItem): DomainEvent<SubmissionFact> {
  const { id, title, contentType, description, submittedBy } = item;
  const payload = { title, contentType, description, submittedBy };
  return { type: 'approval-item.submitted', subject: { type: APPROVAL_ITEM, id }, payload };
}
