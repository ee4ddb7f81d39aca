import type { Reservation } from '@/entities/reservation';
import { useMinute, useToday } from '@/entities/restaurant';
import { useDrawnRows } from '@/shared/ui/list-view';
import { headingMark } from '@/shared/ui/row-focus';
import { sections } from '../model/sections';
import styles from './reservation-board.module.css';
import { ReservationCards, type ReservationCardsProps } from './reservation-cards';

/** What waits, today's, what is to come: each under its heading. */
export function RequestSections({ rows, ...cards }: Omit<ReservationCardsProps, 'isDrawn'>) {
  const parts = sections(rows, useToday(), useMinute());
  const isDrawn = useDrawnRows<Reservation>(parts.flatMap((part) => part.rows));
  return parts.map(({ key, title, rows: own }) => (
    <section key={key} className={styles.section} aria-labelledby={key}>
      <h2 id={key} className={styles.title} {...headingMark}>
        {title} <span className={styles.count}>{own.length}</span>
      </h2>
      <ReservationCards {...cards} rows={own} isDrawn={isDrawn} />
    </section>
  ));
}
