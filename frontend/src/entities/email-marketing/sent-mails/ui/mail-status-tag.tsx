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
  canceled: 'quiet',
  unsubscribed: 'urgent',
};

interface MailStatusTagProps {
  status: MailStatus;
  /** True if the campaign was canceled, whose queued emails get that status a moment later. */
  isCanceled?: boolean;
}

export function MailStatusTag({ status, isCanceled = false }: MailStatusTagProps) {
  const shown = isCanceled && status === 'queued' ? 'canceled' : status;
  return <StatusTag tone={TONES[shown]}>{shown === 'failed' ? 'Not sent' : inWords(shown)}</StatusTag>;
}
