import type { ScheduledContent } from '@/entities/scheduled-content';
import { formatDay } from '@/entities/restaurant';
import { monthName, monthOf } from '../model/month';
import { CalendarItem } from './calendar-item';
import styles from './content-calendar.module.css';

interface AgendaProps {
  month: string;
  days: ReadonlyMap<string, readonly ScheduledContent[]>;
  today: string;
}

/** The calendar where there is no room for one: the days on which something is planned. */
export function Agenda({ month, days, today }: AgendaProps) {
  const planned = [...days].filter(([day]) => monthOf(day) === month);
  if (planned.length === 0) return <p className={styles.nothing}>Nothing is planned for {monthName(month)}.</p>;
  return (
    <ol className={styles.agenda}>
      {planned.map(([day, contents]) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day}>{formatDay(day)}</time>
          {contents.map((content) => (
            <CalendarItem key={content.id} content={content} />
          ))}
        </li>
      ))}
    </ol>
  );
}
