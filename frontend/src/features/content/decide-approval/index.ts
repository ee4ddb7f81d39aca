export { ApprovalDecision } from './ui/approval-decision';
