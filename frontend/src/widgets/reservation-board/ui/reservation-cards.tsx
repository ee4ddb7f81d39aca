import { memo } from 'react';
import type { BoardRole, RequestRoom, Reservation } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import styles from './reservation-board.module.css';
import { ReservationActions } from './reservation-actions';
import { ReservationCard } from './reservation-card';

interface ReservationCardsProps {
  role: BoardRole;
  rows: readonly Reservation[];
  /** What requests would make of their half hours, where the house counts seats. */
  roomOf?: ReadonlyMap<string, RequestRoom>;
}

export function ReservationCards({ role, rows, roomOf }: ReservationCardsProps) {
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
}

/** A poll or a decision renders again only what it changed. */
const BoardCard = memo(function BoardCard({ role, reservation, today, room }: BoardCardProps) {
  return (
    <ReservationCard
      reservation={reservation}
      room={room}
      notesLabel={role === 'admin' ? 'Admin notes' : 'Staff notes'}
      actions={<ReservationActions role={role} reservation={reservation} today={today} />}
    />
  );
});
