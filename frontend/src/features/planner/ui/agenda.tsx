import { formatDay } from '@/entities/restaurant';
import { monthOf } from '../model/month';
import type { Planned } from '../model/planned';
import { CalendarItem, type CalendarItemProps } from './calendar-item';
import styles from './month.module.css';

interface AgendaProps extends Omit<CalendarItemProps, 'item'> {
  month: string;
  days: ReadonlyMap<string, readonly Planned[]>;
  today: string;
}

/** The calendar where there is no room for one: the days on which something is planned. */
export function Agenda({ month, days, today, ...opening }: AgendaProps) {
  const planned = [...days]
    .filter(([day]) => monthOf(day) === month)
    .sort(([one], [other]) => one.localeCompare(other));
  return (
    <ol className={styles.agenda}>
      {planned.map(([day, items]) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day}>{formatDay(day)}</time>
          {items.map((item) => (
            <CalendarItem key={item.id} item={item} {...opening} />
          ))}
        </li>
      ))}
    </ol>
  );
}
