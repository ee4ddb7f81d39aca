import { Modal } from 'antd';
import type { Reservation } from '@/entities/reservation';
import { ReservationTrail } from './reservation-trail';

interface HistoryDialogProps {
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** For a reservation about which nothing is left to decide. */
export function HistoryDialog({ reservation: { id, customerName }, open, onClose, afterClose }: HistoryDialogProps) {
  return (
    <Modal title={customerName} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <ReservationTrail id={id} />
    </Modal>
  );
}
