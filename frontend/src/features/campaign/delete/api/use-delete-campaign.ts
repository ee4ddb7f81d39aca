import { campaignCalls, campaignQueries } from '@/entities/email-campaign';
import { trailQueries } from '@/entities/trail';
import { type Change, type Role, sendExpecting, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const deleteCampaign = (role: Role): Change<Deletion> => ({
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

export const useDeleteCampaign = (role: Role) => useChange(deleteCampaign(role));
