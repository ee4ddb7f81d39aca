import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import type { Campaign } from '../api';

const STANDINGS: Record<NonNullable<Campaign['approval']> | 'open', { label: string; tone: Tone }> = {
  open: { label: 'Awaiting Approval', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  changes_requested: { label: 'Changes Requested', tone: 'info' },
};

/** The owner's decision on a draft. */
export function ApprovalTag({ approval }: Pick<Campaign, 'approval'>) {
  const { label, tone } = STANDINGS[approval ?? 'open'];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
