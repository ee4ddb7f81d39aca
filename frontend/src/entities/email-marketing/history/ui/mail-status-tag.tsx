import { inWords } from '@/shared/lib/words';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import type { MailStatus } from '../api/email-history.calls';

const TONES: Record<MailStatus, Tone> = {
  queued: 'quiet',
  sent: 'info',
  opened: 'good',
  clicked: 'good',
  bounced: 'bad',
  failed: 'bad',
  unsubscribed: 'urgent',
};

interface MailStatusTagProps {
  status: MailStatus;
  /** What waits will not leave any more. */
  isGivenUp?: boolean;
}

export const MailStatusTag = ({ status, isGivenUp = false }: MailStatusTagProps) => (
  <StatusTag tone={TONES[status]}>{isGivenUp && status === 'queued' ? 'Not sent' : inWords(status)}</StatusTag>
);
