import { campaignCalls, campaignQueries } from '@/entities/email-marketing/campaigns';
import { trailQueries } from '@/entities/trail';
import { type Change, type MailRole, sendExpecting, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const deleteCampaign = (role: MailRole): Change<Deletion> => ({
  send: (deletion) =>
    sendExpecting({
      intent: deletion,
      send: ({ id }) => campaignCalls(role).delete(id),
      isDone: () => Promise.resolve(true),
    }),
  done: () => ({ title: 'Campaign deleted' }),
  failed: () => ({ title: 'Error deleting campaign', description: 'Something went wrong' }),
  stale: [campaignQueries.all(), trailQueries.all()],
});

export const useDeleteCampaign = (role: MailRole) => useChange(deleteCampaign(role));
