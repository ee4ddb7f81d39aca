import type { Reservation } from '@/entities/reservation';
import { ItemTrail } from '@/features/read-trail';
import { Dialog } from '@/shared/ui/dialogs';

interface HistoryDialogProps {
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** For a reservation about which nothing is left to decide. */
export function HistoryDialog({ reservation: { id, customerName }, open, onClose, afterClose }: HistoryDialogProps) {
  return (
    <Dialog title={customerName} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <ItemTrail subjectType="reservation" id={id} />
    </Dialog>
  );
}
