import type { Tone } from '@/shared/ui/status-tag';
import type { ApprovalStatus } from '../api/approval-item.calls';

const LABELS: Record<ApprovalStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
};

const TONES: Record<ApprovalStatus, Tone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  revision_requested: 'info',
};

export const approvalLabel = (status: ApprovalStatus) => LABELS[status];
export const approvalTone = (status: ApprovalStatus) => TONES[status];
