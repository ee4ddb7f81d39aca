import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ApprovalItem } from './approval-item.js';

/** What listeners hear of a submission. */
export interface SubmissionFact {
  readonly approvalItemId: string;
  readonly title: string;
  readonly contentType: ApprovalItem['contentType'];
  readonly description: string | null;
  readonly submittedBy: string;
}

export function contentSubmitted(item: ApprovalItem): DomainEvent<SubmissionFact> {
  const { id: approvalItemId, title, contentType, description, submittedBy } = item;
  return { type: 'approval-item.submitted', payload: { approvalItemId, title, contentType, description, submittedBy } };
}
