import {
  type BoardRole,
  type ClosingPlan,
  courtyardCalls,
  type CourtyardDay,
  planIn,
  reservationQueries,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, errorText, useRestMutation } from '@/shared/api';
import { notifiedWords } from './model';

const invalidates = [reservationQueries.all(), activityQueries.all()];

interface Closing extends Pick<ClosingPlan, 'date' | 'seen'> {
  from?: ClosingPlan['from'];
}

const close = (role: BoardRole): Mutation<Closing, CourtyardDay> => ({
  send: (closing) => courtyardCalls.close(role, closing),
  done: (_, { closing }) => ({ title: 'The courtyard is closed', description: notifiedWords(closing?.parties ?? []) }),
  // The dialog shows the current plan instead of a toast.
  failed: (_, error) =>
    planIn(error)
      ? undefined
      : { title: 'Couldn’t close the courtyard', description: errorText(error, 'Please try again') },
  invalidates,
});

export const useCloseCourtyard = (role: BoardRole) => useRestMutation(close(role));

const open = (role: BoardRole): Mutation<Pick<CourtyardDay, 'date'>, { couldMoveBack: string[] }> => ({
  send: ({ date }) => courtyardCalls.open(role, date),
  done: () => ({ title: 'The courtyard is open again' }),
  failed: (_, error) => ({ title: 'Couldn’t open the courtyard', description: errorText(error, 'Please try again') }),
  invalidates,
});

export const useOpenCourtyard = (role: BoardRole) => useRestMutation(open(role));
