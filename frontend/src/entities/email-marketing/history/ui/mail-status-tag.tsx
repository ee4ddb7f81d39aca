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

export const MailStatusTag = ({ status }: { status: MailStatus }) => (
  <StatusTag tone={TONES[status]}>{inWords(status)}</StatusTag>
);
