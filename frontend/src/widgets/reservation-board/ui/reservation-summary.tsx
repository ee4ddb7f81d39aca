import { useQuery } from '@tanstack/react-query';
import { type BoardRole, reservationQueries } from '@/entities/reservation';
import { FigureTiles } from '@/shared/ui/figure-tiles';

/** The figures of the whole book, whatever the list shows. */
export function ReservationSummary({ role }: { role: BoardRole }) {
  const { data } = useQuery(reservationQueries.summary(role));
  const tiles =
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
  return <FigureTiles tiles={tiles} />;
}
