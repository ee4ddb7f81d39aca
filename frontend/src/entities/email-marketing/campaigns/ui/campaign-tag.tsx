import { inWords } from '@/shared/lib/words';
import { StatusTag } from '@/shared/ui/status-tag';
import type { CampaignStatus } from '../api/email-campaign.calls';
import { campaignTone } from '../model/describe';

export const CampaignTag = ({ status }: { status: CampaignStatus }) => (
  <StatusTag tone={campaignTone(status)}>{inWords(status)}</StatusTag>
);
