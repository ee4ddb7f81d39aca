import {
  campaignCalls,
  type CampaignChange,
  campaignQueries,
  type NewCampaign,
  type WholeCampaign,
} from '@/entities/email-marketing/campaigns';
import { activityQueries } from '@/entities/activity';
import { answer, type Mutation, type MailRole, useRestMutation } from '@/shared/api';

const WAITS = 'It stays a draft until the owner approves it.';

const invalidates = [campaignQueries.all(), activityQueries.all()];

const createCampaign = (role: MailRole): Mutation<NewCampaign, WholeCampaign> => ({
  send: (campaign) => answer(campaignCalls(role).create(campaign)),
  done: (wanted, { status }) => ({
    title: 'Campaign created',
    ...(wanted.scheduledDate && status === 'draft' && { description: WAITS }),
  }),
  failed: () => ({ title: 'Error creating campaign' }),
  invalidates,
});

interface Edit extends CampaignChange {
  id: string;
}

const editCampaign = (role: MailRole): Mutation<Edit> => ({
  send: ({ id, ...change }) => campaignCalls(role).change(id, change),
  done: () => ({ title: 'Campaign updated' }),
  failed: () => ({ title: 'Error updating campaign' }),
  invalidates,
});

export const useCreateCampaign = (role: MailRole) => useRestMutation(createCampaign(role));
export const useEditCampaign = (role: MailRole) => useRestMutation(editCampaign(role));
