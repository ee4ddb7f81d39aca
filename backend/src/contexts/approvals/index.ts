export { ApprovalsModule } from './approvals.module.js';
export { ApprovalItemSchema } from './adapters/persistence/approval-item.schema.js';
