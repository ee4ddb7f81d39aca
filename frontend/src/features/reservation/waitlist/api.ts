import {
  type BoardRole,
  changeOf,
  type Reservation,
  reservationQueries,
  type Waitlist,
  waitlistCalls,
} from '@/entities/reservation';
import { overviewQueries } from '@/entities/settings/overview';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';

type Position = 'on' | 'first' | 'off';
interface Place {
  guest: Reservation['customerName'];
  from: Position;
  to: Position;
}

const positionOf = ({ waitlistedAt, hasWaitlistPriority }: Reservation): Position => {
  if (waitlistedAt === null) return 'off';
  return hasWaitlistPriority ? 'first' : 'on';
};

const NOTIFICATIONS: Record<Position, string> = {
  on: 'On the waitlist',
  first: 'First on the waitlist',
  off: 'Removed from the waitlist',
};

const place = (role: BoardRole, id: Reservation['id']): Mutation<Place> => ({
  send: ({ to }) =>
    to === 'off' ? waitlistCalls.removeFromWaitlist(role, id) : waitlistCalls.wait(role, id, to === 'first'),
  done: ({ guest, to }) => ({ title: NOTIFICATIONS[to], subject: guest }),
  // Others would lose their place, or an offer that was made since.
  undoneBy: ({ guest, from, to }) => (from === 'off' ? { guest, from: to, to: from } : undefined),
  failed: () => ({ title: 'Couldn’t change', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  of: changeOf(id),
});

export function useWaitlistSpot(role: BoardRole, reservation: Reservation) {
  const { send, ...change } = useRestMutation(place(role, reservation.id));
  const moveTo = (to: Position) => {
    send({ guest: reservation.customerName, from: positionOf(reservation), to });
  };
  return { ...change, moveTo };
}

const pause = (role: BoardRole, date: Waitlist['date']): Mutation<boolean> => ({
  send: (isPaused) => waitlistCalls.pause(role, { date, isPaused }),
  done: (isPaused) => ({ title: isPaused ? 'Waitlist paused' : 'Waitlist resumed' }),
  failed: () => ({ title: 'Couldn’t change', description: 'Please try again' }),
  invalidates: [reservationQueries.waitlist(role, date).queryKey],
});

export const usePauseList = (role: BoardRole, date: Waitlist['date']) => useRestMutation(pause(role, date));
