export { type EmailSettings, EmailSettingsRepository } from './email-settings.js';
export {
  type Approval,
  APPROVALS,
  decided,
  type OwnerApproval,
  type OwnerDecision,
  UNDECIDED,
} from './owner-approval.js';
