import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ApprovalItem, Decision } from './approval-item.js';

/** Subject type of approval items in events and the audit log. */
export const APPROVAL_ITEM = 'approval-item';

/** Payload of events about submissions and decisions. */
export interface ApprovalFact {
  readonly title: string;
  readonly contentType: ApprovalItem['contentType'];
  readonly description: string | null;
  readonly submittedBy: string;
  readonly submitterRole: ApprovalItem['submitterRole'];
  readonly submitterEmail: string | null;
  readonly status: ApprovalItem['status'];
  readonly adminComments: string | null;
  /** ISO 8601, UTC; events of earlier releases have none. */
  readonly submittedAt?: string;
}

export type ApprovalEventType = `approval-item.${
  'submitted' | 'approved' | 'rejected' | 'returned' | 'deleted' | 'withdrawn'}`;

export const EVENT_BY_DECISION: Record<Decision, ApprovalEventType> = {
  approved: 'approval-item.approved',
  rejected: 'approval-item.rejected',
  revision_requested: 'approval-item.returned',
};

export function approvalEvent(type: ApprovalEventType, item: ApprovalItem): DomainEvent<ApprovalFact> {
  const { id, title, contentType, description, submittedBy, submitterRole, submitterEmail } = item;
  const { status, adminComments, createdAt } = item;
  const submission = { title, contentType, description, submittedBy, submitterRole, submitterEmail };
  return {
    type,
    subject: { type: APPROVAL_ITEM, id },
    payload: { ...submission, status, adminComments, submittedAt: createdAt.toISOString() },
  };
}
