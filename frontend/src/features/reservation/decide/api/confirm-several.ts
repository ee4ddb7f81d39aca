import { optimisticAnswered, overviewQueries } from '@/entities/settings/overview';
import {
  type BoardRole,
  optimisticDecision,
  type Reservation,
  reservationCalls,
  reservationQueries,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { errorText, type Mutation, useRestMutation } from '@/shared/api';
import { counted } from '@/shared/lib/numbers';

type Request = Pick<Reservation, 'id' | 'customerName'> & { isToday: boolean };

interface Several {
  requests: readonly Request[];
  /** Undoing makes them pending again. */
  to: 'confirmed' | 'pending';
}

export interface ConfirmedSeveral {
  confirmed: Request[];
  /** With the reason as a sentence. */
  refused: (Request & { reason: string })[];
}

const FROM = { confirmed: 'pending', pending: 'confirmed' } as const;

/** One call for each, so that one refusal does not keep the others back. */
async function sendEach(role: BoardRole, { requests, to }: Several): Promise<ConfirmedSeveral> {
  const outcome: ConfirmedSeveral = { confirmed: [], refused: [] };
  for (const request of requests) {
    try {
      await reservationCalls[role].change(request.id, { status: to, expectedStatus: FROM[to] });
      outcome.confirmed.push(request);
    } catch (error) {
      const reason = error instanceof Error ? errorText(error, 'Please try again.') : 'Please try again.';
      outcome.refused.push({ ...request, reason });
    }
  }
  return outcome;
}

const names = (requests: readonly Request[]) => requests.map(({ customerName }) => customerName).join(', ');

const confirmSeveral = (role: BoardRole): Mutation<Several, ConfirmedSeveral> => ({
  send: (several) => sendEach(role, several),
  done: ({ to }, { confirmed, refused }) => {
    if (confirmed.length === 0) return { title: `None of ${counted(refused.length, 'reservation')} changed` };
    const state = to === 'confirmed' ? 'confirmed' : 'pending again';
    return { title: `${counted(confirmed.length, 'reservation')} ${state}`, subject: names(confirmed) };
  },
  undoneBy: ({ to }, { confirmed }) =>
    to === 'confirmed' && confirmed.length > 0 ? { requests: confirmed, to: 'pending' } : undefined,
  failed: () => ({ title: 'Update failed', description: 'Failed to update reservation' }),
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  optimisticUpdate: ({ requests, to }) =>
    requests.flatMap(({ id, isToday }) => [
      ...optimisticDecision(role, { id, from: FROM[to], to, isToday }),
      ...(to === 'confirmed' ? [optimisticAnswered(id)] : []),
    ]),
});

/** Confirms several requests, one after the other. */
export const useConfirmSeveral = (role: BoardRole) => useRestMutation(confirmSeveral(role));
