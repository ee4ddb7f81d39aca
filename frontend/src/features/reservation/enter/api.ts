import {
  beyondWords,
  type BoardRole,
  enterReservation,
  type Entry,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';

const enter = (role: BoardRole): Mutation<Entry, Reservation> => ({
  send: (entry) => enterReservation(role, entry),
  done: ({ status }, { customerName, preferredDate, preferredTime }) => ({
    title: status === 'pending' ? 'Request entered' : 'Reservation entered',
    subject: `${customerName}, ${formatShortDay(preferredDate)}, ${preferredTime}`,
  }),
  failed: (_, error) =>
    beyondWords(error) === undefined ? { title: 'Couldn’t save', description: 'Please try again' } : undefined,
  invalidates: [reservationQueries.all(), activityQueries.all()],
});

export const useEnterReservation = (role: BoardRole) => useRestMutation(enter(role));
