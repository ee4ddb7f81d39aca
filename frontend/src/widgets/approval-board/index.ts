export { ApprovalBoard } from './ui/approval-board';
export { ApprovalHistory } from './ui/approval-history';
