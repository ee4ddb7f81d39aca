import { memo } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import styles from './reservation-board.module.css';
import { ReservationActions } from './reservation-actions';
import { ReservationCard } from './reservation-card';

export function ReservationCards({ role, rows }: { role: BoardRole; rows: readonly Reservation[] }) {
  const today = useToday();
  return (
    <div className={styles.cards}>
      {rows.map((reservation) => (
        <BoardCard key={reservation.id} role={role} reservation={reservation} today={today} />
      ))}
    </div>
  );
}

interface BoardCardProps {
  role: BoardRole;
  reservation: Reservation;
  today: string;
}

/** A poll or a decision renders again only what it changed. */
const BoardCard = memo(function BoardCard({ role, reservation, today }: BoardCardProps) {
  return (
    <ReservationCard
      reservation={reservation}
      notesLabel={role === 'admin' ? 'Admin notes' : 'Staff notes'}
      actions={<ReservationActions role={role} reservation={reservation} today={today} />}
    />
  );
});
