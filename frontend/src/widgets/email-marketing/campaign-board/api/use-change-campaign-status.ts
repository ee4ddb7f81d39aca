import {
  type Campaign,
  campaignCalls,
  campaignQueries,
  type CampaignStatus,
} from '@/entities/email-marketing/campaigns';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticRows, type MailRole, sendExpecting, useRestMutation } from '@/shared/api';

export interface CampaignStep {
  id: string;
  status: Exclude<CampaignStatus, 'draft' | 'sent'>;
  scheduledDate?: string;
  ignoresWeeklyLimit?: true;
}

const changeCampaignStatus = (role: MailRole): Mutation<CampaignStep> => ({
  send: (step, { client }) =>
    sendExpecting({
      intent: step,
      send: ({ id, ...change }) => campaignCalls(role).change(id, change),
      async isDone() {
        const campaign = await client.query({ ...campaignQueries.one(role, step.id), staleTime: 0 });
        // A started campaign may have been sent by now.
        return campaign.status === step.status || (step.status === 'sending' && campaign.status === 'sent');
      },
    }),
  done: () => ({ title: 'Campaign status updated' }),
  failed: () => ({ title: 'Error updating campaign' }),
  invalidates: [campaignQueries.all(), activityQueries.all()],
  optimisticUpdate: ({ id, status }) => [
    optimisticRows<Campaign>(campaignQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, status } : row)),
    ),
  ],
});

export const useChangeCampaignStatus = (role: MailRole) => useRestMutation(changeCampaignStatus(role));
