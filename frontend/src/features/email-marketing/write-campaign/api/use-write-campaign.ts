import {
  campaignCalls,
  type CampaignChange,
  campaignQueries,
  type NewCampaign,
  type WholeCampaign,
} from '@/entities/email-marketing/campaigns';
import { trailQueries } from '@/entities/trail';
import { answer, type Change, type MailRole, useChange } from '@/shared/api';

const WAITS = 'It stays a draft until the owner approves it.';

const stale = [campaignQueries.all(), trailQueries.all()];

const createCampaign = (role: MailRole): Change<NewCampaign, WholeCampaign> => ({
  send: (campaign) => answer(campaignCalls(role).create(campaign)),
  done: (wanted, { status }) => ({
    title: 'Campaign created',
    ...(wanted.scheduledDate && status === 'draft' && { description: WAITS }),
  }),
  failed: () => ({ title: 'Error creating campaign' }),
  stale,
});

interface Edit extends CampaignChange {
  id: string;
}

const editCampaign = (role: MailRole): Change<Edit> => ({
  send: ({ id, ...change }) => campaignCalls(role).change(id, change),
  done: () => ({ title: 'Campaign updated' }),
  failed: () => ({ title: 'Error updating campaign' }),
  stale,
});

export const useCreateCampaign = (role: MailRole) => useChange(createCampaign(role));
export const useEditCampaign = (role: MailRole) => useChange(editCampaign(role));
