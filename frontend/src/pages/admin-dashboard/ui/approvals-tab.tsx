export { ApprovalBoard as ApprovalsTab } from '@/widgets/approval-board';
