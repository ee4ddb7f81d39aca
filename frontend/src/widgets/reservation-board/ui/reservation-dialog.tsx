import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type BoardRole, deleteReservation, type Reservation, reservationQueries } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { CancelDialog } from './cancel-dialog';
import { ArchiveDialog, DeclineDialog, OutcomeDialog } from '@/features/reservation/decide';
import { ItemTrail } from '@/features/read-trail';
import { firstDay, OfferTimesDialog } from '@/features/reservation/offer-times';
import { RebookDialog } from '@/features/reservation/rebook';
import { WaitingListSteps } from '@/features/reservation/waiting-list';
import { NoteGuestDialog } from '@/features/reservation/note-guest';
import { NotesDialog } from '@/features/reservation/write-notes';
import { useOpenItem } from '@/shared/lib/open-item';
import { DeleteDialog } from '@/shared/ui/dialogs';
import { type DialogKey, isChangeable } from '../model/next-actions';
import styles from './reservation-dialog.module.css';
import { HistoryDialog } from './history-dialog';
import { RepliesDialog } from './replies-dialog';

interface ReservationDialogProps {
  role: BoardRole;
  dialog: DialogKey;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function ReservationDialog({ dialog, ...props }: ReservationDialogProps) {
  switch (dialog) {
    case 'manage':
      return <ManageDialog {...props} />;
    case 'guest':
      return <NoteGuestDialog {...props} />;
    case 'change':
      return <RebookDialog {...props} />;
    case 'offer':
      return <OfferTimesDialog {...props} />;
    case 'delete':
      return <DeleteReservation {...props} />;
    case 'archive':
      return <ArchiveDialog {...props} />;
    case 'decline':
      return <DeclineDialog {...props} />;
    case 'arrived':
      return <OutcomeDialog outcome="completed" {...props} />;
    case 'no-show':
      return <OutcomeDialog outcome="no-show" {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'replies':
      return <RepliesDialog {...props} />;
    case 'history':
      return <HistoryDialog {...props} />;
  }
}

function DeleteReservation({ role: _, reservation, ...dialog }: Omit<ReservationDialogProps, 'dialog'>) {
  return (
    <DeleteDialog
      id={reservation.id}
      noun="Reservation"
      title={`Delete ${reservation.customerName}’s request?`}
      call={deleteReservation}
      invalidates={[reservationQueries.all()]}
      done={{ title: 'Reservation deleted', description: 'Reservation has been permanently removed' }}
      failed={{ title: 'Delete failed', description: 'Failed to delete reservation' }}
      {...dialog}
    >
      <p>Are you sure you want to permanently delete this reservation?</p>
    </DeleteDialog>
  );
}

function ManageDialog(props: Omit<ReservationDialogProps, 'dialog'>) {
  const { id, status, preferredDate } = props.reservation;
  const today = useToday();
  const otherTimes = useQuery({
    ...reservationQueries.otherTimes(props.role, id, firstDay(preferredDate, today)),
    enabled: status === 'pending',
  });
  const mayOffer = status === 'pending' && otherTimes.data?.isOn;
  const { data: guest } = useQuery(reservationQueries.guestMemory(props.role, id));
  const item = useOpenItem();
  return (
    <NotesDialog
      {...props}
      footnote={
        <>
          <div className={styles.steps}>
            {isChangeable(status) && (
              <Button
                onClick={() => {
                  item.open(id, 'change');
                }}
              >
                Change date, time or size
              </Button>
            )}
            {mayOffer && (
              <Button
                onClick={() => {
                  item.open(id, 'offer');
                }}
              >
                Offer another time
              </Button>
            )}
            <WaitingListSteps role={props.role} reservation={props.reservation} />
            {status === 'pending' && (
              <Button
                danger
                onClick={() => {
                  item.open(id, 'decline');
                }}
              >
                Decline with a reason
              </Button>
            )}
            {guest?.mayNote && (
              <Button
                onClick={() => {
                  item.open(id, 'guest');
                }}
              >
                About the guest
              </Button>
            )}
          </div>
          {props.role === 'admin' && <ItemTrail subjectType="reservation" id={id} />}
        </>
      }
    />
  );
}
