import type { ScheduledContent } from '@/entities/scheduled-content';
import { formatDay } from '@/entities/restaurant';
import { monthName, monthOf, WEEKDAYS } from '../model/month';
import { CalendarItem } from './calendar-item';
import styles from './content-calendar.module.css';

interface MonthGridProps {
  month: string;
  weeks: readonly (readonly string[])[];
  days: ReadonlyMap<string, readonly ScheduledContent[]>;
  today: string;
}

export function MonthGrid({ month, weeks, days, today }: MonthGridProps) {
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">Content of {monthName(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={monthOf(day) === month ? styles.day : styles.neighbour}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day} aria-label={formatDay(day)}>
                  {Number(day.slice(8))}
                </time>
                {days.get(day)?.map((content) => (
                  <CalendarItem key={content.id} content={content} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
