import { useQueryClient } from '@tanstack/react-query';
import { optimisticAnswered, overviewQueries } from '@/entities/settings/overview';
import {
  beyondWords,
  type BoardRole,
  changeOf,
  optimisticDecision,
  readNow,
  readStatus,
  type Reservation,
  reservationCalls,
  reservationQueries,
  type ReservationStatus,
  roomWords,
  standingLabel,
  undoDecision,
  useBeyondQuestion,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, type Conflict, sendExpecting, useRestMutation } from '@/shared/api';

interface Decision {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** The status that the card showed. */
  from: ReservationStatus;
  to: ReservationStatus;
  /** Whether the visit is today. */
  isToday?: boolean;
  /** Sent to the guest with a decline. */
  reason?: string;
  /** The user has agreed to confirm more guests than seats. */
  beyondCapacity?: boolean;
  /** The user has seen someone else's decision (`from`) and overrules it. */
  overrules?: boolean;
  /** Restores the exact state before an outcome, within seconds of it. */
  undoes?: boolean;
}

const NOTIFICATIONS: Partial<Record<ReservationStatus, { title: string; description?: string }>> = {
  completed: {
    title: 'Customer arrived',
    description: 'Reservation marked as completed successfully',
  },
  'no-show': { title: 'Marked as no-show' },
};
const UPDATED = { title: 'Reservation updated', description: 'Status has been updated successfully' };

/** The guest's state in toasts. */
const STANDS: Partial<Record<ReservationStatus, string>> = {
  confirmed: 'is confirmed',
  declined: 'is declined',
  pending: 'is pending again',
  completed: 'is here',
  'no-show': 'didn’t come',
};
const subject = ({ guest, to }: Decision) => (STANDS[to] ? { subject: `${guest} ${STANDS[to]}` } : {});

const FAILED: Partial<Record<ReservationStatus, string>> = {
  completed: 'Failed to mark as completed',
  'no-show': 'Failed to mark as no-show',
};

/** The chosen step, for the list of queued changes. */
const STEP: Record<ReservationStatus, string> = {
  confirmed: 'Confirm',
  declined: 'Decline',
  completed: 'Customer Arrived',
  'no-show': 'No-Show',
  pending: 'Reopen',
  archived: 'Archive Reservation',
};

/** Decisions that are emailed to the guest after the undo time. */
const isAnswer = (status: ReservationStatus) => status === 'confirmed' || status === 'declined';

const isOutcome = (status: ReservationStatus) => status === 'completed' || status === 'no-show';

function undoing({ id, guest, from, to, isToday }: Decision): Decision | undefined {
  if (isAnswer(to)) return { id, guest, from: to, to: 'pending', isToday };
  return isOutcome(to) ? { id, guest, from: to, to: from, isToday, undoes: true } : undefined;
}

function send(role: BoardRole, { id, from, to, reason, beyondCapacity, overrules, undoes }: Decision) {
  const calls = reservationCalls[role];
  const seen = { expectedStatus: from, ...(overrules && { overrules }) };
  if (undoes) return undoDecision(role, id, from);
  if (to === 'completed') return calls.complete(id, seen);
  if (to === 'no-show') return calls.miss(id, seen);
  return calls.change(id, {
    ...seen,
    status: to,
    ...(reason && { reason }),
    ...(beyondCapacity && { beyondCapacity }),
  });
}

/** The current state that a queued decision conflicts with. */
async function meets(
  role: BoardRole,
  decision: Decision,
  reason: string,
  signal: AbortSignal,
): Promise<Conflict<Decision>> {
  const now = await readNow(role, decision.id, signal);
  if (!now) return { there: 'Deleted', instead: undefined };
  const there = standingLabel(now);
  if (decision.undoes) return { there, instead: undefined };
  // No one else has decided; there is no room for it.
  if (now.status === decision.from)
    return { there: `${there}. ${reason}`, instead: { ...decision, beyondCapacity: true } };
  const isOver = now.status === 'archived' || (decision.to === 'archived' && !isOutcome(now.status));
  const instead = isOver || now.status === decision.to ? undefined : { ...decision, from: now.status, overrules: true };
  return { there, instead };
}

const decideReservation = (role: BoardRole): Mutation<Decision> => ({
  send: (decision, context) =>
    sendExpecting({
      intent: decision,
      send: () => send(role, decision),
      isDone: async () => (await readStatus(context, role, decision.id)) === decision.to,
    }),
  done: (decision) => ({ ...(NOTIFICATIONS[decision.to] ?? UPDATED), ...subject(decision) }),
  undoneBy: (decision) => (decision.undoes ? undefined : undoing(decision)),
  failed: ({ to }, error) =>
    beyondWords(error) === undefined
      ? { title: 'Update failed', description: FAILED[to] ?? 'Failed to update reservation' }
      : undefined,
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  optimisticUpdate: (decision) => [
    ...optimisticDecision(role, decision),
    ...(decision.from === 'pending' ? [optimisticAnswered(decision.id)] : []),
  ],
  offline: {
    name: `${role}/decide`,
    describe: ({ guest, to, undoes }) => ({ step: undoes ? 'Undo' : STEP[to], about: guest }),
    meets: (decision, reason, signal) => meets(role, decision, reason, signal),
  },
});

export const decisions = { admin: decideReservation('admin'), staff: decideReservation('staff') };

/** Asks before confirming more guests than seats. */
export function useDecideReservation(role: BoardRole, id: Reservation['id']) {
  const { send, ...change } = useRestMutation({ ...decisions[role], of: changeOf(id) });
  const client = useQueryClient();
  const askBeyond = useBeyondQuestion();

  function decide(decision: Decision, outcome: Parameters<typeof send>[1] = {}) {
    const confirmAllTheSame = () => {
      send({ ...decision, beyondCapacity: true }, outcome);
    };
    const rooms = decision.to === 'confirmed' ? client.getQueryData(reservationQueries.rooms(role).queryKey) : [];
    const room = rooms?.find((one) => one.id === id);
    if (room?.isBeyond) {
      askBeyond(`${roomWords(room)}.`, confirmAllTheSame);
      return;
    }
    send(decision, {
      ...outcome,
      onError(error) {
        const words = beyondWords(error);
        if (words !== undefined) askBeyond(words, confirmAllTheSame);
        outcome.onError?.(error);
      },
    });
  }
  return { ...change, send: decide };
}
