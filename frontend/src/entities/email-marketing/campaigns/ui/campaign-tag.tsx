import { formatNumber } from '@/shared/lib/numbers';
import { inWords } from '@/shared/lib/words';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import type { Campaign, CampaignStatus, WholeCampaign } from '../api';

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled'] as const;

const TONES: Record<CampaignStatus, Tone> = {
  draft: 'quiet',
  scheduled: 'info',
  sending: 'waiting',
  sent: 'good',
  paused: 'urgent',
  cancelled: 'bad',
};

export const campaignTone = (status: CampaignStatus) => TONES[status];

/** A campaign's recipients as its author chose them. */
export type Recipients = WholeCampaign['recipientCriteria'];
type ListedRecipients = Campaign['recipientCriteria'];

/** @param segmentName the segment's name, unless it was deleted or is unknown */
export function recipientsInWords(
  { type, tags = [], ...list }: Recipients | ListedRecipients,
  segmentName: string | null = null,
): string {
  switch (type) {
    case 'all_opted_in':
      return 'All opted-in contacts';
    case 'tags':
      return tags.length === 0 ? 'No tags yet' : `Tagged ${tags.join(', ')}`;
    case 'custom':
      return `Custom list of ${formatNumber(addressesIn(list))}`;
    case 'segment':
      return segmentName === null ? 'A segment' : `Segment “${segmentName}”`;
  }
}

const addressesIn = ({ count, emails = [] }: Pick<ListedRecipients, 'count'> & Pick<Recipients, 'emails'>) =>
  count ?? new Set(emails.map((email) => email.toLowerCase())).size;

/** '1 recipient', '1,200 recipients' */
export const recipientsCounted = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'recipient' : 'recipients'}`;

/** A percentage: '16.0%' */
export const inPercent = (part: number) => `${part.toFixed(1)}%`;

/** The percentage of sent emails, with one decimal; undefined if none were sent. */
export const rate = (part: number, sent: number) => (sent === 0 ? 0 : Math.round((part / sent) * 1000) / 10);

export const CampaignTag = ({ status }: { status: CampaignStatus }) => (
  <StatusTag tone={campaignTone(status)}>{inWords(status)}</StatusTag>
);
