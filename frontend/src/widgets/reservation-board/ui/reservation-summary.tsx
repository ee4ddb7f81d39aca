import { useQuery } from '@tanstack/react-query';
import { reservationQueries } from '@/entities/reservation';
import { FigureTiles } from '@/shared/ui/figure-tiles';

/** The figures of the whole book, whatever the list shows. */
export function ReservationSummary() {
  const { data } = useQuery(reservationQueries.summary('staff'));
  return (
    <FigureTiles
      tiles={[
        { title: 'Pending Reservations', figure: data?.pending, hint: 'Awaiting confirmation' },
        { title: 'Confirmed Today', figure: data?.confirmed, hint: 'Ready for service' },
        { title: 'Total Reservations', figure: data?.total, hint: 'All time requests' },
      ]}
    />
  );
}
