import { Alert } from 'antd';
import { useState } from 'react';
import { useHasAreas } from '@/entities/settings/current-restaurant';
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
  slotsWithin,
  statusLabel,
  useBeyondQuestion,
} from '@/entities/reservation';
import { addDays, bookableHours, formatShortDay, useToday } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { errorText, hasStatus, type Mutation, useRestMutation } from '@/shared/api';
import { useEditDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog } from '@/shared/ui/dialogs';

const DESCRIPTIONS: { [Name in keyof Booking]: (booking: Booking) => string } = {
  preferredDate: ({ preferredDate }) => formatShortDay(preferredDate),
  preferredTime: ({ preferredTime }) => preferredTime,
  partySize: ({ partySize }) => partyLabel(partySize),
  area: ({ area }) => (area ? areaWords(area) : 'any area'),
};
const NAMES = Object.keys(DESCRIPTIONS) as (keyof Booking)[];

/** The fields that differ. */
export const changedBooking = (before: Booking, after: Booking): BookingChange =>
  Object.fromEntries(NAMES.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));

/** Whether and how the guest is notified; empty for incomplete bookings and for moves to or within a past day. */
export function notificationText(
  { customerName, customerEmail }: Reservation,
  before: Booking,
  after: Booking,
  today: string,
): string {
  const changes = NAMES.filter((name) => name in changedBooking(before, after)).map(
    (name) => `${DESCRIPTIONS[name](before)} becomes ${DESCRIPTIONS[name](after)}`,
  );
  if (changes.length === 0) return 'No changes yet.';
  const isMoved = after.preferredDate !== before.preferredDate || after.preferredTime !== before.preferredTime;
  if ((isMoved && after.preferredDate < today) || NAMES.some((name) => after[name] === '')) return '';
  if (customerEmail === null) return 'No email: we have no address.';
  const [first = customerName] = customerName.split(' ');
  return `${first} gets one email: ${changes.join(', ')}.`;
}

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
  invalidates: [reservationQueries.all(), activityQueries.all()],
});

const useRebookReservation = (role: BoardRole) => useRestMutation(rebook(role));

/** How far ahead a table can be requested, in days. */
const A_YEAR = 365;

interface RebookDialogProps extends DialogProps {
  role: BoardRole;
  /** The current row, also while the dialog is open. */
  reservation: Reservation;
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
      <BookingFields
        days={{ first: today, last: addDays(today, A_YEAR) }}
        times={slotsWithin(bookableHours())}
        hasAreas={hasAreas}
      />
      <p role="status">{notificationText(reservation, stored, wanted, today)}</p>
      {refused && <Alert type="error" showIcon title={refused} />}
    </FormDialog>
  );
}
