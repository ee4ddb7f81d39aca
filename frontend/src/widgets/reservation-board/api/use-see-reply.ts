import { type BoardRole, type Reply, reservationQueries, seeReply } from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, foreseeAnswer, useChange } from '@/shared/api';

type Seeing = Pick<Reply, 'id'>;

const see = (role: BoardRole): Change<Seeing> => ({
  send: ({ id }) => seeReply(role, id),
  failed: () => ({ title: 'Couldn’t mark as seen', description: 'Please try again' }),
  stale: [reservationQueries.replies(role).queryKey, trailQueries.all()],
  optimistic: ({ id }) => [
    foreseeAnswer<Reply[]>(reservationQueries.replies(role).queryKey, (replies) =>
      replies.map((reply) =>
        reply.id === id ? { ...reply, seenAt: reply.seenAt ?? new Date().toISOString() } : reply,
      ),
    ),
  ],
});

export const useSeeReply = (role: BoardRole) => useChange(see(role));
