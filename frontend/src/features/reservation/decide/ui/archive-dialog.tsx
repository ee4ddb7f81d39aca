import type { BoardRole, Reservation } from '@/entities/reservation';
import { ConfirmDialog, type DialogProps } from '@/shared/ui/dialogs';
import { useDecideReservation } from '../api/decide-reservation';

interface ArchiveDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Reservation;
}

export function ArchiveDialog({ role, reservation: { id, status, customerName }, ...dialog }: ArchiveDialogProps) {
  const { send, isPending } = useDecideReservation(role, id);
  return (
    <ConfirmDialog
      title="Archive this reservation?"
      okText="Archive"
      isBusy={isPending}
      onConfirm={() => {
        send(
          { id, guest: customerName, from: status, to: 'archived' },
          { onSuccess: dialog.onClose, onWait: dialog.onClose, onError: dialog.onClose },
        );
      }}
      {...dialog}
    >
      <p>The reservation of {customerName} moves to History, Reservation History.</p>
    </ConfirmDialog>
  );
}
