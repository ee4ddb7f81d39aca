import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { memo, useDeferredValue } from 'react';
import { type BoardRole, type Reservation, reservationQueries } from '@/entities/reservation';
import { restaurantNow } from '@/entities/restaurant';
import { errorText } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { sections } from '../model/sections';
import { ReservationActions } from './reservation-actions';
import { ReservationCard } from './reservation-card';
import styles from './reservation-board.module.css';

export function ReservationBoard({ role }: { role: BoardRole }) {
  return (
    <ReservationList query={reservationQueries.current(role)} empty="No reservation requests yet.">
      {(reservations) =>
        sections(reservations, restaurantNow().date).map(({ title, rows }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.title}>
              {title} <span className={styles.count}>{rows.length}</span>
            </h2>
            <Cards role={role} rows={rows} />
          </section>
        ))
      }
    </ReservationList>
  );
}

/** Archived reservations and visits whose outcome is more than a day old. */
export function ReservationHistory() {
  return (
    <ReservationList
      query={reservationQueries.history()}
      empty="No past reservations yet. Visits appear here a day after they ended, or when you archive them."
    >
      {(reservations) => <Cards role="admin" rows={reservations} />}
    </ReservationList>
  );
}

function Cards({ role, rows }: { role: BoardRole; rows: readonly Reservation[] }) {
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
      actions={reservation.status !== 'archived' && <ReservationActions role={role} reservation={reservation} />}
    />
  );
});

interface ReservationListProps {
  query: ReturnType<typeof reservationQueries.current>;
  empty: string;
  children: (reservations: Reservation[]) => React.ReactNode;
}

function ReservationList({ query, empty, children }: ReservationListProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  // Hundreds of cards are built in small steps: the screen keeps answering meanwhile.
  const shown = useDeferredValue(data);
  if (!data && error) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{errorText(error, 'The reservations could not be loaded.')}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  if (!shown) return <Skeleton label="Loading reservations..." />;
  if (shown.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      {error && (
        <p role="status" className={styles.stale}>
          The list could not be refreshed; it may be out of date.
        </p>
      )}
      {hasNextPage && (
        <p className={styles.partial}>
          Only the newest {shown.length} are shown here.
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older reservations
          </Button>
        </p>
      )}
      {children(shown)}
    </>
  );
}
