import type { BoardRole, Reservation } from '@/entities/reservation';
import { formatDay, useToday } from '@/entities/restaurant';
import { ConfirmDialog, type DialogProps } from '@/shared/ui/dialogs';
import { useDecideReservation } from '../api/decide-reservation';

interface OutcomeDialogProps extends DialogProps {
  role: BoardRole;
  outcome: 'completed' | 'no-show';
  reservation: Reservation;
}

const OUTCOME_QUESTIONS = {
  completed: { title: 'Mark as arrived?', okText: 'Customer Arrived', happened: 'has arrived' },
  'no-show': { title: 'Mark as no-show?', okText: 'No-Show', happened: 'didn’t come' },
};

/** Confirms the outcome of a visit that is not today. */
export function OutcomeDialog({ role, outcome, reservation, ...dialog }: OutcomeDialogProps) {
  const { id, status, customerName, preferredDate } = reservation;
  const { send, isPending } = useDecideReservation(role, id);
  const today = useToday();
  const { title, okText, happened } = OUTCOME_QUESTIONS[outcome];
  return (
    <ConfirmDialog
      title={title}
      okText={okText}
      isBusy={isPending}
      onConfirm={() => {
        send(
          { id, guest: customerName, from: status, to: outcome },
          { onSuccess: dialog.onClose, onWait: dialog.onClose, onError: dialog.onClose },
        );
      }}
      {...dialog}
    >
      <p>
        This visit {preferredDate < today ? 'was' : 'is'} on {formatDay(preferredDate)}. Do you want to record that{' '}
        {customerName} {happened}?
      </p>
    </ConfirmDialog>
  );
}
