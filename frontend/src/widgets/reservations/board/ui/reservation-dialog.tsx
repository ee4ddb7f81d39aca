import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { overviewQueries } from '@/entities/settings/overview';
import {
  type BoardRole,
  cancelReservation,
  deleteReservation,
  type DialogKey,
  isChangeable,
  partyLabel,
  replyToAnswer,
  type Reservation,
  reservationQueries,
  statusLabel,
} from '@/entities/reservation';
import { formatShortDay, useToday } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { ItemActivity } from '@/features/activity-log';
import { ArchiveDialog, DeclineDialog, OutcomeDialog } from '@/features/reservation/decide';
import { NoteGuestDialog } from '@/features/reservation/note-guest';
import { firstDay, OfferTimesDialog } from '@/features/reservation/offer-times';
import { RebookDialog } from '@/features/reservation/rebook';
import { WaitlistSteps } from '@/features/reservation/waitlist';
import { NotesDialog } from '@/features/reservation/write-notes';
import { type Mutation, useRestMutation } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, DeleteDialog, Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { AnswerReplyDialog } from './answer-reply';
import { GuestReply } from './guest-reply';

interface Cancellation {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** The status that the dialog showed. */
  from: Reservation['status'];
}

const cancel = (role: BoardRole): Mutation<Cancellation> => ({
  send: ({ id, from }) => cancelReservation(role, id, from),
  done: ({ guest, from }) => ({
    title: from === 'pending' ? 'Request canceled' : 'Reservation canceled',
    subject: guest,
  }),
  failed: () => ({ title: 'Couldn’t cancel', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
});

const useCancelReservation = (role: BoardRole) => useRestMutation(cancel(role));

interface CancelDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Reservation;
}

/** For a guest who cancels by email or phone. */
function CancelDialog({ role, reservation, ...dialog }: CancelDialogProps) {
  const { id, status, customerName: guest, customerEmail, preferredDate, preferredTime, partySize } = reservation;
  const { send, isPending } = useCancelReservation(role);
  const noun = status === 'pending' ? 'Request' : 'Reservation';
  return (
    <ConfirmDialog
      title={`Cancel ${guest}’s ${noun.toLowerCase()}?`}
      okText={`Cancel ${noun}`}
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

interface RepliesListProps {
  role: BoardRole;
  reservation: Reservation;
  /** Shown if nothing was written. */
  none?: ReactNode;
}

/** All of a guest's replies about a table, newest first. */
function RepliesList({ role, reservation, none = null }: RepliesListProps) {
  const answer = useQuery(reservationQueries.repliesAbout(role, reservation.id));
  return (
    <AnswerView answer={answer} loading="Loading the replies..." failed="Couldn’t load replies.">
      {(replies) =>
        replies.length === 0
          ? none
          : replies.map((reply) => (
              <GuestReply
                key={reply.id}
                role={role}
                reply={reply}
                reservation={reservation}
                isWhole
                canAnswer={reply === replyToAnswer(replies)}
              />
            ))
      }
    </AnswerView>
  );
}

interface RepliesDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Reservation;
}

function RepliesDialog({ role, reservation, open, onClose, afterClose }: RepliesDialogProps) {
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
      <p style={{ marginBottom: 12 }}>
        {formatShortDay(preferredDate)}, {preferredTime}, {partyLabel(partySize)}, {statusLabel(status).toLowerCase()}
      </p>
      <RepliesList role={role} reservation={reservation} none={<p>This guest hasn’t replied.</p>} />
    </Dialog>
  );
}

interface HistoryDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Reservation;
}

/** For a reservation without open decisions. */
function HistoryDialog({ role, reservation, open, onClose, afterClose }: HistoryDialogProps) {
  const { id, customerName } = reservation;
  return (
    <Dialog title={customerName} open={open} footer={null} onCancel={onClose} afterClose={afterClose} destroyOnHidden>
      <RepliesList role={role} reservation={reservation} />
      <ItemActivity subjectType="reservation" id={id} />
    </Dialog>
  );
}

interface ReservationDialogProps extends DialogProps {
  role: BoardRole;
  dialog: DialogKey;
  reservation: Reservation;
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
    case 'answer':
      return <AnswerReplyDialog {...props} />;
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
  const canOffer = status === 'pending' && otherTimes.data?.isOn;
  const { data: guest } = useQuery(reservationQueries.guestMemory(props.role, id));
  const item = useOpenItem();
  return (
    <NotesDialog
      {...props}
      footnote={
        <>
          <Flex gap="small" wrap>
            {isChangeable(status) && (
              <Button
                onClick={() => {
                  item.open(id, 'change');
                }}
              >
                Change date, time or size
              </Button>
            )}
            {canOffer && (
              <Button
                onClick={() => {
                  item.open(id, 'offer');
                }}
              >
                Offer another time
              </Button>
            )}
            <WaitlistSteps role={props.role} reservation={props.reservation} />
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
            {guest?.canNote && (
              <Button
                onClick={() => {
                  item.open(id, 'guest');
                }}
              >
                About the guest
              </Button>
            )}
          </Flex>
          {props.role === 'admin' && <ItemActivity subjectType="reservation" id={id} />}
        </>
      }
    />
  );
}
