export {
  type Approval,
  APPROVALS,
  decided,
  type EmailSettings,
  EmailSettingsRepository,
  type OwnerApproval,
  type OwnerDecision,
  UNDECIDED,
} from './email-settings.js';
