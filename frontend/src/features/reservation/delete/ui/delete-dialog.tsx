import type { Reservation } from '@/entities/reservation';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useDeleteReservation } from '../api/use-delete-reservation';

interface DeleteDialogProps {
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DeleteDialog({ reservation: { id, customerName }, ...dialog }: DeleteDialogProps) {
  const { send, isPending } = useDeleteReservation();
  return (
    <ConfirmDialog
      title={`Delete ${customerName}’s request?`}
      okText="Delete"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <p>Are you sure you want to permanently delete this reservation?</p>
    </ConfirmDialog>
  );
}
