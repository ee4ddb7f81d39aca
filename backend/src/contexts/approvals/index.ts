export type { CommentAdded } from './adapters/comments/approval-comments.js';
export type { ApprovalFact } from './domain/approvals.service.js';
export { ApprovalsModule } from './approvals.module.js';
export { type DueApprovals, DueApprovalsQuery } from './adapters/persistence/due-approvals.query.js';
export { CONTENT_TYPES, type ContentType } from './domain/approval-item.js';
