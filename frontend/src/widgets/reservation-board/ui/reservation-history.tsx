import { reservationQueries } from '@/entities/reservation';
import { usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { SearchField, useSearchText } from '@/shared/ui/search-field';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { TooltipProvider } from '@/shared/ui/tooltip';
import { OpenReservation } from './open-reservation';
import { ReservationCards } from './reservation-cards';

/** Archived reservations and visits whose outcome is more than a day old. */
export function ReservationHistory() {
  const { text } = useSearchText();
  const list = usePagedList(reservationQueries.history(text));
  const { area, restore } = useRowFocus();
  return (
    <TooltipProvider>
      <div ref={area}>
        <OpenReservation role="admin" rows={list.rows ?? []} afterClose={restore} />
        <SearchField label="Find a guest by name or email" />
        <ListView
          list={list}
          loading="Loading reservations..."
          failed="The reservations could not be loaded."
          empty={
            text
              ? `Nobody by ‘${text}’ is among the past reservations.`
              : 'No past reservations yet. Visits appear here a day after they ended, or when you archive them.'
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
    </TooltipProvider>
  );
}
