import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Dropdown, Space } from 'antd';
import { memo, useState } from 'react';
import {
  type BoardRole,
  CARD_KEYS,
  type GuestMemory,
  nextActions,
  type RepliesByRequest,
  type Reply,
  type RequestRoom,
  replyToAnswer,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { useDecideReservation } from '@/features/reservation/decide';
import { firstDay } from '@/features/reservation/offer-times';
import { useWaitlistSpot } from '@/features/reservation/waitlist';
import { useOpenItem } from '@/shared/lib/open-item';
import { RowPlace } from '@/shared/ui/list-view';
import type { Selection } from '../model/sections';
import { GuestReply } from './guest-reply';
import { ReservationCard } from './reservation-card';
import styles from './reservation-board.module.css';

interface ReservationActionsProps {
  role: BoardRole;
  reservation: Reservation;
  today: string;
}

/** The next steps of a reservation: likely ones are filled or framed, the others quiet. */
function ReservationActions({ role, reservation, today }: ReservationActionsProps) {
  const { id, status, customerName: guest, preferredDate } = reservation;
  const isToday = preferredDate === today;
  const { send, isPending, variables } = useDecideReservation(role, id);
  const item = useOpenItem();

  return nextActions(role, reservation, today).map(({ label, does, look, key }) => {
    const isUnderWay = isPending && 'becomes' in does && variables?.to === does.becomes;
    const button = (
      <Button
        key={label}
        type={look === 'primary' ? 'primary' : look === 'quiet' ? 'text' : 'default'}
        danger={look === 'danger'}
        // The pressed button only shows a spinner: a disabled one would lose the focus.
        disabled={isPending && !isUnderWay}
        loading={isUnderWay}
        aria-keyshortcuts={key}
        title={key && `${label} (${key.toUpperCase()})`}
        onClick={({ detail: taps }) => {
          // Ignores the second tap of a double tap, since another card may have moved under the finger.
          if (taps > 1) return;
          if ('becomes' in does) send({ id, guest, from: status, to: does.becomes, isToday });
          else item.open(id, does.opens);
        }}
      >
        {label}
      </Button>
    );
    if (!('becomes' in does) || does.becomes !== 'declined') return button;
    return (
      <Space.Compact key={label}>
        {button}
        <OtherAnswers role={role} reservation={reservation} today={today} />
      </Space.Compact>
    );
  });
}

/** Alternatives to a plain decline. */
function OtherAnswers({ role, reservation, today }: ReservationActionsProps) {
  const { id, customerName: guest, preferredDate, waitlistedAt } = reservation;
  const [isOpen, setIsOpen] = useState(false);
  const item = useOpenItem();
  const { data: offers } = useQuery({
    ...reservationQueries.otherTimes(role, id, firstDay(preferredDate, today)),
    enabled: isOpen,
  });
  const { data: list } = useQuery({ ...reservationQueries.waitlist(role, preferredDate), enabled: isOpen });
  const { moveTo } = useWaitlistSpot(role, reservation);
  const step = (label: string, onClick: () => void) => ({ key: label, label, onClick });
  // First, because it is there while the others load.
  const items = [
    step('Decline with a note', () => item.open(id, 'decline')),
    ...(offers?.isOn ? [step('Offer other times', () => item.open(id, 'offer'))] : []),
    ...(list?.isOn && waitlistedAt === null
      ? [
          step('Add to waitlist', () => {
            moveTo('on');
          }),
        ]
      : []),
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus onOpenChange={setIsOpen} menu={{ items }}>
      <Button danger aria-label={`Other answers for ${guest}`} title="Other answers">
        ▾
      </Button>
    </Dropdown>
  );
}

interface CardReplyProps {
  role: BoardRole;
  reservation: Reservation;
  replies: readonly Reply[];
}

/** The first unread reply, and a link to the others. */
function CardReply({ role, reservation, replies }: CardReplyProps) {
  const item = useOpenItem();
  const [first] = replies;
  if (!first) return null;
  return (
    <div>
      <GuestReply role={role} reply={first} reservation={reservation} canAnswer={first === replyToAnswer(replies)} />
      {replies.length > 1 && (
        <Button
          type="link"
          size="small"
          onClick={() => {
            item.open(reservation.id, 'replies');
          }}
        >
          All {replies.length} replies
        </Button>
      )}
    </div>
  );
}

export interface ReservationCardsProps {
  role: BoardRole;
  rows: readonly Reservation[];
  /** How requests would fill their half hours, if the restaurant counts seats. */
  roomOf?: ReadonlyMap<string, RequestRoom>;
  memoryOf?: ReadonlyMap<string, GuestMemory>;
  replies?: RepliesByRequest;
  /** Where pending requests can be selected. */
  selection?: Selection;
  /** In a list that has just been opened, not all cards are rendered yet. */
  isDrawn?: (row: Reservation) => boolean;
}

export function ReservationCards({
  role,
  rows,
  roomOf,
  memoryOf,
  replies = {},
  selection,
  isDrawn = () => true,
}: ReservationCardsProps) {
  const today = useToday();
  // A single request has its own button; one that could not be confirmed with others stays selected.
  const canSelect = (selection?.rows.length ?? 0) > 0 || rows.filter(({ status }) => status === 'pending').length > 1;
  return (
    <div className={styles.cards}>
      {rows.map((reservation) =>
        isDrawn(reservation) ? (
          <BoardCard
            key={reservation.id}
            role={role}
            reservation={reservation}
            today={today}
            room={roomOf?.get(reservation.id)}
            replies={replies[reservation.id]}
            memory={memoryOf?.get(reservation.id)}
            isSelected={selection?.rows.includes(reservation) ?? false}
            onSelect={canSelect ? selection?.toggle : undefined}
          />
        ) : (
          <RowPlace key={reservation.id} id={reservation.id} />
        ),
      )}
    </div>
  );
}

interface BoardCardProps {
  role: BoardRole;
  reservation: Reservation;
  today: string;
  room: RequestRoom | undefined;
  memory: GuestMemory | undefined;
  replies: readonly Reply[] | undefined;
  isSelected: boolean;
  onSelect: Selection['toggle'] | undefined;
}

/** Memoized, so that a poll or a decision renders only what it changed. */
const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { role, reservation, today, room, memory, replies, isSelected, onSelect } = props;
  const { id, status, customerName } = reservation;
  return (
    <ReservationCard
      reservation={reservation}
      room={room}
      memory={memory}
      notesLabel={role === 'admin' ? 'Admin notes' : 'Staff notes'}
      select={
        onSelect &&
        status === 'pending' && (
          <Checkbox
            checked={isSelected}
            aria-label={`Select ${customerName}`}
            aria-keyshortcuts={CARD_KEYS.select}
            title={`Select (${CARD_KEYS.select.toUpperCase()})`}
            onChange={({ target }) => {
              onSelect(id, target.checked);
            }}
          />
        )
      }
      reply={replies && <CardReply role={role} reservation={reservation} replies={replies} />}
      actions={<ReservationActions role={role} reservation={reservation} today={today} />}
    />
  );
});
