import { useQuery } from '@tanstack/react-query';
import type { MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { type Campaign, campaignQueries } from '../api';
import { recipientsCounted } from './campaign-tag';

interface CampaignRecipientsProps {
  role: MailRole;
  campaign: Pick<Campaign, 'id' | 'recipientCount'>;
  /** Text in front of the number. */
  before?: string;
}

/** How many people would get a campaign that has not started. Nothing until that is known. */
export function CampaignRecipients({ role, campaign: { id, recipientCount }, before = '' }: CampaignRecipientsProps) {
  const { data, isError } = useQuery(campaignQueries.reach(role));
  if (!data && !isError) return null;
  const { recipients, emailedThisWeek } = data?.find((one) => one.id === id) ?? {
    recipients: recipientCount,
    emailedThisWeek: 0,
  };
  const more = emailedThisWeek > 0 ? ` (${formatNumber(emailedThisWeek)} skipped: got a campaign this week)` : '';
  return `${before}${recipientsCounted(recipients)}${more}`;
}
