import {
  type Campaign,
  campaignCalls,
  campaignQueries,
  type CampaignStatus,
} from '@/entities/email-marketing/campaigns';
import { trailQueries } from '@/entities/trail';
import { type Change, foreseeRows, type MailRole, sendExpecting, useChange } from '@/shared/api';

export interface CampaignStep {
  id: string;
  status: Exclude<CampaignStatus, 'draft' | 'sent'>;
  scheduledDate?: string;
}

const stepCampaign = (role: MailRole): Change<CampaignStep> => ({
  send: (step, { client }) =>
    sendExpecting({
      intent: step,
      send: ({ id, ...change }) => campaignCalls(role).change(id, change),
      async isDone() {
        const campaign = await client.query({ ...campaignQueries.one(role, step.id), staleTime: 0 });
        // What was started may be sent by now.
        return campaign.status === step.status || (step.status === 'sending' && campaign.status === 'sent');
      },
    }),
  done: () => ({ title: 'Campaign status updated' }),
  failed: () => ({ title: 'Error updating campaign' }),
  stale: [campaignQueries.all(), trailQueries.all()],
  optimistic: ({ id, status }) => [
    foreseeRows<Campaign>(campaignQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, status } : row)),
    ),
  ],
});

export const useStepCampaign = (role: MailRole) => useChange(stepCampaign(role));
