import { type DragEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '@/entities/restaurant';
import { monthOf, WEEKDAYS, weeksOf } from '../model/month';
import type { Planned } from '../model/planned';
import { usePlanner } from '../model/use-planner';
import { CalendarItem, type CalendarItemProps } from './calendar-item';
import styles from './month.module.css';

interface MonthGridProps extends Omit<CalendarItemProps, 'item'> {
  caption: string;
  month: string;
  days: ReadonlyMap<string, readonly Planned[]>;
  today: string;
}

export function MonthGrid({ caption, month, days, today, ...opening }: MonthGridProps) {
  const { moving, dragged, drop } = usePlanner();
  const [over, setOver] = useState<string>();
  const target = moving?.to ?? (dragged ? over : undefined);
  const grid = useRef<HTMLTableElement>(null);
  const movesTo = moving?.to;

  useEffect(() => {
    if (movesTo) grid.current?.querySelector('[data-target=true]')?.scrollIntoView({ block: 'nearest' });
  }, [movesTo]);

  const dropping = (day: string) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(day);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(undefined);
      drop(dragged, day);
    },
  });

  return (
    <table ref={grid} className={styles.grid}>
      <caption className="visually-hidden">{caption}</caption>
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
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={monthOf(day) === month ? styles.day : styles.neighbour}
                aria-current={day === today ? 'date' : undefined}
                data-target={day === target}
                {...dropping(day)}
              >
                <time dateTime={day} aria-label={formatDay(day)}>
                  {Number(day.slice(8))}
                </time>
                {days.get(day)?.map((item) => (
                  <CalendarItem key={item.id} item={item} {...opening} />
                ))}
                {moving && day === moving.to && day !== moving.item.day && (
                  <p className={styles.ghost} data-tone={moving.item.tone} aria-hidden>
                    {moving.item.title}
                  </p>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
