import { Modal } from 'antd';
import type { Reservation } from '@/entities/reservation';
import { errorText } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { useDeleteReservation } from '../api/use-delete-reservation';

interface DeleteDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

export function DeleteDialog({ reservation, onClose }: DeleteDialogProps) {
  const { mutate, isPending } = useDeleteReservation();

  function remove() {
    mutate(reservation.id, {
      onSuccess: () => {
        toast({ title: 'Reservation deleted', description: 'Reservation has been permanently removed' });
      },
      onError: (error) => {
        const description = errorText(error, 'Failed to delete reservation');
        toast({ title: 'Delete failed', description, variant: 'destructive' });
      },
      onSettled: onClose,
    });
  }

  return (
    <Modal
      title={`Delete the request of ${reservation.customerName}?`}
      open
      onCancel={onClose}
      onOk={remove}
      okText="Delete"
      okButtonProps={{ danger: true }}
      confirmLoading={isPending}
    >
      <p>Are you sure you want to permanently delete this reservation?</p>
    </Modal>
  );
}
