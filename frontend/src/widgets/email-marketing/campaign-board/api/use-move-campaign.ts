import { type Campaign, campaignCalls, campaignQueries } from '@/entities/email-marketing/campaigns';
import { formatMoment, onDay } from '@/entities/restaurant';
import { trailQueries } from '@/entities/trail';
import { type Mutation, optimisticRows, type MailRole, useRestMutation } from '@/shared/api';

interface Move {
  campaign: Pick<Campaign, 'id' | 'name' | 'status'>;
  from: string;
  to: string;
}

const moveCampaign = (role: MailRole): Mutation<Move> => ({
  send: ({ campaign: { id, status }, from, to }) =>
    campaignCalls(role).change(id, { scheduledDate: to, expectedStatus: status, expectedDate: from }),
  done: ({ campaign, to }) => ({ title: `Moved to ${formatMoment(to)}`, subject: campaign.name }),
  failed: () => ({ title: 'Error updating campaign' }),
  invalidates: [campaignQueries.all(), trailQueries.all()],
  undoneBy: (move) => ({ ...move, from: move.to, to: move.from }),
  optimisticUpdate: ({ campaign: { id }, to }) => [
    optimisticRows<Campaign>(campaignQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, scheduledDate: to } : row)),
    ),
  ],
});

/** Moves an unsent campaign to another day at the same time. */
export function useMoveCampaign(role: MailRole) {
  const { send, isSending } = useRestMutation(moveCampaign(role));
  const move = ({ id, name, status, scheduledDate }: Campaign, day: string) => {
    if (scheduledDate !== null)
      send({ campaign: { id, name, status }, from: scheduledDate, to: onDay(day, scheduledDate) });
  };
  return { move, isSending };
}
