import { foreseeAnswered, overviewQueries } from '@/entities/house/overview';
import {
  type BoardRole,
  changeOf,
  foreseeDecision,
  readStatus,
  type Reservation,
  reservationCalls,
  reservationQueries,
  type ReservationStatus,
} from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, sendExpecting, useChange } from '@/shared/api';

interface Decision {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** What the card showed. */
  from: ReservationStatus;
  to: ReservationStatus;
  /** Told to the guest beside a decline. */
  reason?: string;
}

const SAID: Partial<Record<ReservationStatus, { title: string; description?: string }>> = {
  completed: { title: 'Customer arrived', description: 'Reservation marked as completed successfully' },
  'no-show': { title: 'Marked as no-show' },
};
const UPDATED = { title: 'Reservation updated', description: 'Status has been updated successfully' };

/** What is said of the guest. */
const STANDS: Partial<Record<ReservationStatus, string>> = {
  confirmed: 'is confirmed',
  declined: 'is declined',
  pending: 'waits for an answer again',
};
const subject = ({ guest, to }: Decision) => (STANDS[to] ? { subject: `${guest} ${STANDS[to]}` } : {});

const FAILED: Partial<Record<ReservationStatus, string>> = {
  completed: 'Failed to mark as completed',
  'no-show': 'Failed to mark as no-show',
};

/** What was tapped. */
const STEP: Record<ReservationStatus, string> = {
  confirmed: 'Confirm',
  declined: 'Decline',
  completed: 'Customer Arrived',
  'no-show': 'No-Show',
  pending: 'Reopen',
  archived: 'Archive Reservation',
};

/** What the guest is told by mail, a little later. */
const isAnswer = (status: ReservationStatus) => status === 'confirmed' || status === 'declined';

function send(role: BoardRole, { id, from, to, reason }: Decision) {
  const calls = reservationCalls[role];
  if (to === 'completed') return calls.complete(id, from);
  if (to === 'no-show') return calls.miss(id, from);
  return calls.change(id, { status: to, expectedStatus: from, ...(reason && { reason }) });
}

const decideReservation = (role: BoardRole): Change<Decision> => ({
  send: (decision, context) =>
    sendExpecting({
      intent: decision,
      send: () => send(role, decision),
      isDone: async () => (await readStatus(context, role, decision.id)) === decision.to,
    }),
  done: (decision) => ({ ...(SAID[decision.to] ?? UPDATED), ...subject(decision) }),
  undoneBy: ({ id, guest, to }) => (isAnswer(to) ? { id, guest, from: to, to: 'pending' } : undefined),
  failed: ({ to }) => ({ title: 'Update failed', description: FAILED[to] ?? 'Failed to update reservation' }),
  stale: [reservationQueries.all(), overviewQueries.today().queryKey, trailQueries.all()],
  optimistic: (decision) => [
    ...foreseeDecision(role, decision),
    ...(decision.from === 'pending' ? [foreseeAnswered(decision.id)] : []),
  ],
  waits: { name: `${role}/decide`, says: ({ guest, to }) => ({ step: STEP[to], about: guest }) },
});

export const decisions = { admin: decideReservation('admin'), staff: decideReservation('staff') };

export const useDecideReservation = (role: BoardRole, id: Reservation['id']) =>
  useChange({ ...decisions[role], of: changeOf(id) });
