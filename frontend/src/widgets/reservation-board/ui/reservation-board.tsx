import { Button } from 'antd';
import { type BoardRole, reservationQueries } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { useGrowingList } from '@/shared/api';
import { ListRemark, ListView } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { TooltipProvider } from '@/shared/ui/tooltip';
import { sections } from '../model/sections';
import { OpenReservation } from './open-reservation';
import { ReservationCards } from './reservation-cards';
import styles from './reservation-board.module.css';

/** What is open, in the order in which it wants to be looked at. */
export function ReservationBoard({ role }: { role: BoardRole }) {
  const list = useGrowingList(reservationQueries.current(role));
  const today = useToday();
  const { area, restore } = useRowFocus();
  return (
    <TooltipProvider>
      <div ref={area}>
        <OpenReservation role={role} rows={list.rows ?? []} afterClose={restore} />
        <ListView
          list={list}
          loading="Loading reservations..."
          failed="The reservations could not be loaded."
          empty="No reservation requests yet."
        >
          {(reservations) => (
            <>
              {list.hasOlder && (
                <ListRemark>
                  Only the newest {reservations.length} are shown here.
                  <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                    Show older reservations
                  </Button>
                </ListRemark>
              )}
              {sections(reservations, today).map(({ key, title, rows }) => (
                <section key={key} className={styles.section} aria-labelledby={key}>
                  <h2 id={key} className={styles.title} {...headingMark}>
                    {title} <span className={styles.count}>{rows.length}</span>
                  </h2>
                  <ReservationCards role={role} rows={rows} />
                </section>
              ))}
            </>
          )}
        </ListView>
      </div>
    </TooltipProvider>
  );
}
