export { ApprovalHistory as ApprovalHistoryTab } from '@/widgets/approval-board';
