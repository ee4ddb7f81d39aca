import { memo } from 'react';
import type { BoardRole, Reply, RequestRoom, Reservation } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import type { RepliesByRequest } from '../model/use-replies';
import { CardReply } from './card-reply';
import styles from './reservation-board.module.css';
import { ReservationActions } from './reservation-actions';
import { ReservationCard } from './reservation-card';

interface ReservationCardsProps {
  role: BoardRole;
  rows: readonly Reservation[];
  /** What requests would make of their half hours, where the house counts seats. */
  roomOf?: ReadonlyMap<string, RequestRoom>;
  replies?: RepliesByRequest;
}

export function ReservationCards({ role, rows, roomOf, replies = {} }: ReservationCardsProps) {
  const today = useToday();
  return (
    <div className={styles.cards}>
      {rows.map((reservation) => (
        <BoardCard
          key={reservation.id}
          role={role}
          reservation={reservation}
          today={today}
          room={roomOf?.get(reservation.id)}
          replies={replies[reservation.id]}
        />
      ))}
    </div>
  );
}

interface BoardCardProps {
  role: BoardRole;
  reservation: Reservation;
  today: string;
  room: RequestRoom | undefined;
  replies: readonly Reply[] | undefined;
}

/** A poll or a decision renders again only what it changed. */
const BoardCard = memo(function BoardCard({ role, reservation, today, room, replies }: BoardCardProps) {
  return (
    <ReservationCard
      reservation={reservation}
      room={room}
      notesLabel={role === 'admin' ? 'Admin notes' : 'Staff notes'}
      reply={replies && <CardReply role={role} reservation={reservation} replies={replies} />}
      actions={<ReservationActions role={role} reservation={reservation} today={today} />}
    />
  );
});
