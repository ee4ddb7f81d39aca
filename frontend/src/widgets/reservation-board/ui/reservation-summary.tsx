import { useQuery } from '@tanstack/react-query';
import { type BoardRole, reservationQueries } from '@/entities/reservation';
import styles from './reservation-summary.module.css';

interface Tile {
  title: string;
  figure: number | undefined;
  hint?: string;
}

/** The figures of the whole book, whatever the list shows. */
export function ReservationSummary({ role }: { role: BoardRole }) {
  const { data } = useQuery(reservationQueries.summary(role));
  const tiles: Tile[] =
    role === 'staff'
      ? [
          { title: 'Pending Reservations', figure: data?.pending, hint: 'Awaiting confirmation' },
          { title: 'Confirmed Today', figure: data?.confirmed, hint: 'Ready for service' },
          { title: 'Total Reservations', figure: data?.total, hint: 'All time requests' },
        ]
      : [
          { title: 'Pending Reservations', figure: data?.pending },
          { title: 'Total Reservations', figure: data?.total },
        ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ title, figure, hint }) => (
        <div key={title} className={styles.tile}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.figure}>{figure ?? '–'}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
