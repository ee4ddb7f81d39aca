import { memo } from 'react';
import type { BoardRole, GuestMemory, Reply, RequestRoom, Reservation } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { RowPlace } from '@/shared/ui/list-view';
import type { RepliesByRequest } from '../model/use-replies';
import { CardReply } from './card-reply';
import styles from './reservation-board.module.css';
import { ReservationActions } from './reservation-actions';
import { ReservationCard } from './reservation-card';

export interface ReservationCardsProps {
  role: BoardRole;
  rows: readonly Reservation[];
  /** What requests would make of their half hours, where the house counts seats. */
  roomOf?: ReadonlyMap<string, RequestRoom>;
  memoryOf?: ReadonlyMap<string, GuestMemory>;
  replies?: RepliesByRequest;
  /** Not yet all of them, in a list that has just been opened. */
  isDrawn?: (row: Reservation) => boolean;
}

export function ReservationCards({
  role,
  rows,
  roomOf,
  memoryOf,
  replies = {},
  isDrawn = () => true,
}: ReservationCardsProps) {
  const today = useToday();
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
}

/** A poll or a decision renders again only what it changed. */
const BoardCard = memo(function BoardCard({ role, reservation, today, room, memory, replies }: BoardCardProps) {
  return (
    <ReservationCard
      reservation={reservation}
      room={room}
      memory={memory}
      notesLabel={role === 'admin' ? 'Admin notes' : 'Staff notes'}
      reply={replies && <CardReply role={role} reservation={reservation} replies={replies} />}
      actions={<ReservationActions role={role} reservation={reservation} today={today} />}
    />
  );
});
