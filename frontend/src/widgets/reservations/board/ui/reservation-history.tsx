import { reservationQueries, type ReservationStatus } from '@/entities/reservation';
import { usePagedList } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { TipProvider } from '@/shared/ui/tip';
import { useReservationFilter } from '../model/sections';
import { OpenReservation } from './open-reservation';
import { ReservationCards } from './reservation-cards';
import { ReservationFilters } from './reservation-filters';

const STATUSES: readonly ReservationStatus[] = ['completed', 'no-show', 'archived'];

/** As many as fit on six screens. */
const ROWS_ON_PHONES = 10;

/** Archived reservations and visits whose outcome is more than a day old. */
export function ReservationHistory() {
  const { filter, isNarrowed } = useReservationFilter(STATUSES);
  const isPhone = useMedia(media.phone);
  const list = usePagedList(reservationQueries.history(filter, isPhone ? ROWS_ON_PHONES : undefined));
  const { area, restore } = useRowFocus();
  return (
    <TipProvider>
      <div ref={area}>
        <OpenReservation role="admin" rows={list.rows ?? []} afterClose={restore} />
        <ReservationFilters statuses={STATUSES} />
        <ListView
          list={list}
          loading="Loading reservations..."
          failed="Couldn’t load reservations."
          empty={
            isNarrowed
              ? 'No past reservations match.'
              : {
                  text: 'No past reservations yet.',
                  hint: 'Visits appear here a day after they ended, or when you archive them.',
                }
          }
        >
          {(reservations) => (
            <section aria-labelledby="past-reservations">
              <h2 id="past-reservations" className="visually-hidden" {...headingMark}>
                Past reservations
              </h2>
              <ReservationCards role="admin" rows={reservations} />
              <Pager {...list} />
            </section>
          )}
        </ListView>
      </div>
    </TipProvider>
  );
}
