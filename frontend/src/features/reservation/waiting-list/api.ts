import {
  type BoardRole,
  changeOf,
  type Reservation,
  reservationQueries,
  type WaitingList,
  waitingListCalls,
} from '@/entities/reservation';
import { overviewQueries } from '@/entities/settings/overview';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';

interface Place {
  guest: Reservation['customerName'];
  to: 'on' | 'first' | 'off';
}

const NOTIFICATIONS: Record<Place['to'], string> = {
  on: 'On the waitlist',
  first: 'First on the waitlist',
  off: 'Removed from the waitlist',
};

const place = (role: BoardRole, id: Reservation['id']): Mutation<Place> => ({
  send: ({ to }) =>
    to === 'off' ? waitingListCalls.removeFromWaitlist(role, id) : waitingListCalls.wait(role, id, to === 'first'),
  done: ({ guest, to }) => ({ title: NOTIFICATIONS[to], subject: guest }),
  failed: () => ({ title: 'Couldn’t change', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  of: changeOf(id),
});

export const usePlaceInLine = (role: BoardRole, id: Reservation['id']) => useRestMutation(place(role, id));

const pause = (role: BoardRole, date: WaitingList['date']): Mutation<boolean> => ({
  send: (isPaused) => waitingListCalls.pause(role, { date, isPaused }),
  done: (isPaused) => ({ title: isPaused ? 'Waitlist paused' : 'Waitlist resumed' }),
  failed: () => ({ title: 'Couldn’t change', description: 'Please try again' }),
  invalidates: [reservationQueries.waitingList(role, date).queryKey],
});

export const usePauseList = (role: BoardRole, date: WaitingList['date']) => useRestMutation(pause(role, date));
