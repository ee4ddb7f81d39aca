import { Alert } from 'antd';
import { useState } from 'react';
import { useHasAreas } from '@/entities/house/house-now';
import {
  areaWords,
  beyondWords,
  type BoardRole,
  type Booking,
  type BookingChange,
  BookingFields,
  Mentions,
  partyLabel,
  type Reservation,
  reservationCalls,
  reservationQueries,
  type ReservationStatus,
  statusLabel,
  useBeyondQuestion,
} from '@/entities/reservation';
import { addDays, formatShortDay, useToday } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { trailQueries } from '@/entities/trail';
import { type Mutation, errorText, hasStatus, useRestMutation } from '@/shared/api';
import { useEditDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { changedBooking, notificationText } from '../model/notification-text';

interface Rebooking extends BookingChange {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** The status that the dialog showed. */
  expectedStatus: ReservationStatus;
  beyondCapacity?: boolean;
}

const rebook = (role: BoardRole): Mutation<Rebooking> => ({
  send: ({ id, guest: _, ...change }) => reservationCalls[role].change(id, change),
  done: ({ guest }) => ({ title: 'Reservation changed', subject: guest }),
  failed: (_, error) =>
    beyondWords(error) === undefined ? { title: 'Couldn’t change', description: 'Please try again' } : undefined,
  invalidates: [reservationQueries.all(), trailQueries.all()],
});

const useRebookReservation = (role: BoardRole) => useRestMutation(rebook(role));

/** How far ahead a table can be requested, in days. */
const A_YEAR = 365;

interface RebookDialogProps {
  role: BoardRole;
  /** The current row, also while the dialog is open. */
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

const bookingOf = ({ preferredDate, preferredTime, partySize, area }: Reservation): Booking => ({
  preferredDate,
  preferredTime,
  partySize,
  area,
});

/** Changes day, time, party size or area of an open request. */
export function RebookDialog({ role, reservation, ...dialog }: RebookDialogProps) {
  const { id, status, customerName: guest, mentions } = reservation;
  const stored = bookingOf(reservation);
  const draft = useEditDraft(draftKey(role, `reservation-booking/${id}`), stored);
  const today = useToday();
  const hasAreas = useHasAreas();
  const { send, isPending } = useRebookReservation(role);
  const askBeyond = useBeyondQuestion();
  const [refused, setRefused] = useState('');
  const [isWarned, setIsWarned] = useState(false);
  const isOpen = status === 'pending' || status === 'confirmed';
  const change = changedBooking(draft.before, draft.values);
  const wanted = { ...stored, ...change };
  const movedElsewhere = Object.keys(changedBooking(draft.before, stored)).some((name) => name in change);

  return (
    <FormDialog<Booking>
      title={`Change: ${guest}`}
      okText="Change"
      isBusy={isPending}
      canSend={isOpen && Object.keys(change).length > 0}
      draft={draft}
      onSend={(_, onRefused) => {
        setRefused('');
        if (movedElsewhere && !isWarned) {
          setIsWarned(true);
          setRefused('Someone else changed this while you were editing. Saving now replaces their changes.');
          return;
        }
        const rebook = (beyondCapacity?: true) => {
          send(
            { id, guest, expectedStatus: status, ...change, ...(beyondCapacity && { beyondCapacity }) },
            {
              draft: draft.key,
              onSuccess: dialog.onClose,
              onError: (error) => {
                const words = beyondWords(error);
                if (words !== undefined)
                  askBeyond(words, () => {
                    rebook(true);
                  });
                else if (hasStatus(error, 409)) setRefused(errorText(error, 'It has changed.'));
                onRefused(error);
              },
            },
          );
        };
        rebook();
      }}
      {...dialog}
    >
      <p>
        Now: {formatShortDay(stored.preferredDate)}, {stored.preferredTime}, {partyLabel(stored.partySize)},{' '}
        {hasAreas && stored.area && `${areaWords(stored.area)}, `}
        {statusLabel(status).toLowerCase()}
      </p>
      <Mentions of={mentions} />
      <BookingFields days={{ first: today, last: addDays(today, A_YEAR) }} hasAreas={hasAreas} />
      <p role="status">{notificationText(reservation, stored, wanted, today)}</p>
      {refused && <Alert type="error" showIcon title={refused} />}
    </FormDialog>
  );
}
