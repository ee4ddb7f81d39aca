import { StatusTag } from '@/shared/ui/status-tag';
import type { ApprovalStatus } from '../api/approval-item.calls';
import { approvalLabel, approvalTone } from '../model/describe';

export const ApprovalTag = ({ status }: { status: ApprovalStatus }) => (
  <StatusTag tone={approvalTone(status)}>{approvalLabel(status)}</StatusTag>
);
