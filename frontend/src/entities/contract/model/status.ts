import type { Tone } from '@/shared/ui/status-tag';
import type { Contract } from '../api/contract.calls';

/** Label and color of each contract status. */
export const contractStatus: Readonly<Record<Contract['status'], { label: string; tone: Tone }>> = {
  saved: { label: 'Saved', tone: 'quiet' },
  sent: { label: 'Sent for signature', tone: 'waiting' },
  signed: { label: 'Signed', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
};
