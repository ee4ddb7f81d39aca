import { type BoardRole, partyLabel, type Reservation } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useCancelReservation } from '../api/use-cancel-reservation';

interface CancelDialogProps {
  role: BoardRole;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** For a guest who gives the table up by mail or telephone. */
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
