import {
  type BoardRole,
  type LateMinutes,
  noteLate,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface Lateness {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  minutes: LateMinutes;
}

const note = (role: BoardRole): Change<Lateness> => ({
  send: ({ id, minutes }) => noteLate(role, id, minutes),
  done: ({ guest, minutes }) => ({ title: `Noted: ${String(minutes)} minutes late`, subject: guest }),
  failed: () => ({ title: 'Couldn’t save', description: 'Please try again' }),
  stale: [reservationQueries.all(), trailQueries.all()],
});

export const useNoteLate = (role: BoardRole) => useChange(note(role));
