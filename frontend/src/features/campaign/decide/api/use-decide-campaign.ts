import { type Campaign, campaignQueries, decideCampaign } from '@/entities/email-marketing/campaign';
import { trailQueries } from '@/entities/trail';
import { type Change, foreseeRows, useChange } from '@/shared/api';

export interface CampaignDecision {
  id: string;
  decision: 'approved' | 'changes_requested';
  comments?: string;
  /** The campaign's `updatedAt` as it was shown. */
  seen: string;
}

const change: Change<CampaignDecision> = {
  send: ({ id, ...decision }) => decideCampaign(id, decision),
  done: ({ decision }) => ({ title: decision === 'approved' ? 'Campaign approved' : 'Changes requested' }),
  failed: () => ({ title: 'Error updating campaign', description: 'Something went wrong' }),
  stale: [campaignQueries.all(), trailQueries.all()],
  optimistic: ({ id, decision }) => [
    foreseeRows<Campaign>(campaignQueries.lists('admin'), (rows) =>
      rows.map((row) => (row.id === id ? decided(row, decision) : row)),
    ),
  ],
};

/** A scheduled campaign that the owner wants changed is held. */
const decided = (campaign: Campaign, approval: CampaignDecision['decision']): Campaign => ({
  ...campaign,
  approval,
  ...(approval === 'changes_requested' && campaign.status === 'scheduled' && { status: 'paused' }),
});

export const useDecideCampaign = () => useChange(change);
