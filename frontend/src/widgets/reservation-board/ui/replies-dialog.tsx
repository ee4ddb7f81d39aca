import { type BoardRole, partyLabel, type Reservation, statusLabel } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './replies-dialog.module.css';
import { RepliesList } from './replies-list';

interface RepliesDialogProps {
  role: BoardRole;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function RepliesDialog({ role, reservation, open, onClose, afterClose }: RepliesDialogProps) {
  const { customerName, preferredDate, preferredTime, partySize, status } = reservation;
  return (
    <Dialog
      title={`Replies from ${customerName}`}
      open={open}
      footer={null}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <p className={styles.visit}>
        {formatShortDay(preferredDate)}, {preferredTime}, {partyLabel(partySize)}, {statusLabel(status).toLowerCase()}
      </p>
      <RepliesList role={role} reservation={reservation} none={<p>This guest hasn’t replied.</p>} />
    </Dialog>
  );
}
