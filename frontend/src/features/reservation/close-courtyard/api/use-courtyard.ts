import {
  type BoardRole,
  type ClosingPlan,
  courtyardCalls,
  type CourtyardDay,
  planIn,
  reservationQueries,
} from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, errorText, useChange } from '@/shared/api';
import { toldWords } from '../model/closing-words';

const stale = [reservationQueries.all(), trailQueries.all()];

interface Closing extends Pick<ClosingPlan, 'date' | 'seen'> {
  from?: ClosingPlan['from'];
}

const close = (role: BoardRole): Change<Closing, CourtyardDay> => ({
  send: (closing) => courtyardCalls.close(role, closing),
  done: (_, { closing }) => ({ title: 'The courtyard is closed', description: toldWords(closing?.parties ?? []) }),
  // Another plan is shown in place of the one that was.
  failed: (_, error) =>
    planIn(error)
      ? undefined
      : { title: 'Couldn’t close the courtyard', description: errorText(error, 'Please try again') },
  stale,
});

export const useCloseCourtyard = (role: BoardRole) => useChange(close(role));

const open = (role: BoardRole): Change<Pick<CourtyardDay, 'date'>, { couldMoveBack: string[] }> => ({
  send: ({ date }) => courtyardCalls.open(role, date),
  done: () => ({ title: 'The courtyard is open again' }),
  failed: (_, error) => ({ title: 'Couldn’t open the courtyard', description: errorText(error, 'Please try again') }),
  stale,
});

export const useOpenCourtyard = (role: BoardRole) => useChange(open(role));
