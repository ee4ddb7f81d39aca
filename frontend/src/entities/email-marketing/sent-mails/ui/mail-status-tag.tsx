import { inWords } from '@/shared/lib/words';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import type { MailStatus } from '../api';

const TONES: Record<MailStatus, Tone> = {
  queued: 'quiet',
  sent: 'info',
  opened: 'good',
  clicked: 'good',
  bounced: 'bad',
  failed: 'quiet',
  unsubscribed: 'urgent',
};

interface MailStatusTagProps {
  status: MailStatus;
  /** True if a waiting email will no longer be sent. */
  isGivenUp?: boolean;
}

export function MailStatusTag({ status, isGivenUp = false }: MailStatusTagProps) {
  const isNotSent = status === 'failed' || (isGivenUp && status === 'queued');
  return <StatusTag tone={TONES[status]}>{isNotSent ? 'Not sent' : inWords(status)}</StatusTag>;
}
