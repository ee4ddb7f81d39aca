import { type Automation, automationQueries, decideAutomation } from '@/entities/email-marketing/automations';
import { type Campaign, campaignQueries, decideCampaign } from '@/entities/email-marketing/campaigns';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticRows, useRestMutation } from '@/shared/api';

/** The owner's decision. */
export interface Word {
  id: string;
  decision: 'approved' | 'changes_requested';
  comments?: string;
  /** The `updatedAt` that was shown. */
  seen: string;
}

const campaignChange: Mutation<Word> = {
  send: ({ id, ...word }) => decideCampaign(id, word),
  done: ({ decision }) => ({ title: decision === 'approved' ? 'Campaign approved' : 'Changes requested' }),
  failed: () => ({ title: 'Error updating campaign' }),
  invalidates: [campaignQueries.all(), activityQueries.all()],
  optimisticUpdate: ({ id, decision }) => [
    optimisticRows<Campaign>(campaignQueries.lists('admin'), (rows) =>
      rows.map((row) => (row.id === id ? decidedCampaign(row, decision) : row)),
    ),
  ],
};

/** A scheduled campaign pauses if the owner requests changes. */
const decidedCampaign = (campaign: Campaign, approval: Word['decision']): Campaign => ({
  ...campaign,
  approval,
  ...(approval === 'changes_requested' && campaign.status === 'scheduled' && { status: 'paused' }),
});

const automationChange: Mutation<Word> = {
  send: ({ id, ...word }) => decideAutomation(id, word),
  done: ({ decision }) => ({ title: decision === 'approved' ? 'Automation approved' : 'Changes requested' }),
  failed: () => ({ title: 'Error updating automation' }),
  invalidates: [automationQueries.all(), campaignQueries.leavingUnapproved().queryKey, activityQueries.all()],
  optimisticUpdate: ({ id, decision: approval }) => [
    optimisticRows<Automation>(automationQueries.lists('admin'), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, approval, waitsForOwner: approval !== 'approved' } : row)),
    ),
  ],
};

export const useDecideCampaign = () => useRestMutation(campaignChange);
export const useDecideAutomation = () => useRestMutation(automationChange);
