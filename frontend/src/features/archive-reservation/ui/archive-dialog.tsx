import { Modal } from 'antd';
import type { Reservation } from '@/entities/reservation';
import { errorText } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { useArchiveReservation } from '../api/use-archive-reservation';

interface ArchiveDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

export function ArchiveDialog({ reservation, onClose }: ArchiveDialogProps) {
  const { mutate, isPending } = useArchiveReservation();

  function archive() {
    mutate(reservation.id, {
      onSuccess: () => {
        toast({ title: 'Reservation updated', description: 'Status has been updated successfully' });
      },
      onError: (error) => {
        const description = errorText(error, 'Failed to update reservation');
        toast({ title: 'Update failed', description, variant: 'destructive' });
      },
      onSettled: onClose,
    });
  }

  return (
    <Modal
      title="Archive this reservation?"
      open
      onCancel={onClose}
      onOk={archive}
      okText="Archive"
      confirmLoading={isPending}
    >
      <p>The reservation of {reservation.customerName} moves to History, Reservation History.</p>
    </Modal>
  );
}
