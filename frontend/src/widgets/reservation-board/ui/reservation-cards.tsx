import { memo } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import styles from './reservation-board.module.css';
import { ReservationActions } from './reservation-actions';
import { ReservationCard } from './reservation-card';

export function ReservationCards({ role, rows }: { role: BoardRole; rows: readonly Reservation[] }) {
  return (
    <div className={styles.cards}>
      {rows.map((reservation) => (
        <BoardCard key={reservation.id} role={role} reservation={reservation} />
      ))}
    </div>
  );
}

/** A poll or a decision renders again only what it changed. */
const BoardCard = memo(function BoardCard({ role, reservation }: { role: BoardRole; reservation: Reservation }) {
  return (
    <ReservationCard
      reservation={reservation}
      notesLabel={role === 'admin' ? 'Admin notes' : 'Staff notes'}
      actions={<ReservationActions role={role} id={reservation.id} status={reservation.status} />}
    />
  );
});
