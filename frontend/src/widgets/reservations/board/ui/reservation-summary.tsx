import { useQuery } from '@tanstack/react-query';
import { reservationQueries } from '@/entities/reservation';
import { formatNumber } from '@/shared/lib/numbers';
import { FigureTiles } from '@/shared/ui/figure-tiles';

/** The number counts confirmed reservations of all days. */
const readyToday = (count: number | undefined) =>
  count === undefined
    ? 'Ready for service'
    : `Ready for service, ${count === 0 ? 'none' : formatNumber(count)} of them today`;

/** Numbers over all reservations, whatever the list shows. */
export function ReservationSummary() {
  const { data } = useQuery(reservationQueries.summary('staff'));
  return (
    <FigureTiles
      tiles={[
        { title: 'Pending Reservations', figure: data?.pending, hint: 'Awaiting confirmation' },
        { title: 'Confirmed Today', figure: data?.confirmed, hint: readyToday(data?.confirmedToday) },
        { title: 'Total Reservations', figure: data?.total, hint: 'All time requests' },
      ]}
    />
  );
}
