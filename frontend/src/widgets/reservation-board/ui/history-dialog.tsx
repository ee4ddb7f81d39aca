import type { BoardRole, Reservation } from '@/entities/reservation';
import { ItemTrail } from '@/features/read-trail';
import { Dialog } from '@/shared/ui/dialogs';
import { RepliesList } from './replies-list';

interface HistoryDialogProps {
  role: BoardRole;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** For a reservation about which nothing is left to decide. */
export function HistoryDialog({ role, reservation, open, onClose, afterClose }: HistoryDialogProps) {
  const { id, customerName } = reservation;
  return (
    <Dialog title={customerName} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <RepliesList role={role} reservation={reservation} />
      <ItemTrail subjectType="reservation" id={id} />
    </Dialog>
  );
}
