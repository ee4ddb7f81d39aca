import { overviewQueries } from '@/entities/house/overview';
import {
  type BoardRole,
  cancelReservation,
  partyLabel,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { trailQueries } from '@/entities/trail';
import { type Mutation, useRestMutation } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';

interface Cancellation {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** The status that the dialog showed. */
  from: Reservation['status'];
}

const cancel = (role: BoardRole): Mutation<Cancellation> => ({
  send: ({ id, from }) => cancelReservation(role, id, from),
  done: ({ guest }) => ({ title: 'Reservation canceled', subject: guest }),
  failed: () => ({ title: 'Couldn’t cancel', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, trailQueries.all()],
});

const useCancelReservation = (role: BoardRole) => useRestMutation(cancel(role));

interface CancelDialogProps {
  role: BoardRole;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** For a guest who cancels by email or phone. */
export function CancelDialog({ role, reservation, ...dialog }: CancelDialogProps) {
  const { id, status, customerName: guest, customerEmail, preferredDate, preferredTime, partySize } = reservation;
  const { send, isPending } = useCancelReservation(role);
  return (
    <ConfirmDialog
      title={`Cancel ${guest}’s reservation?`}
      okText="Cancel Reservation"
      cancelText="Keep It"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id, guest, from: status }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>
        {formatShortDay(preferredDate)}, {preferredTime}, {partyLabel(partySize)}.
        {customerEmail && ' The guest gets an email.'}
      </p>
    </ConfirmDialog>
  );
}
