export { DeleteApprovalDialog } from './ui/delete-approval-dialog';
