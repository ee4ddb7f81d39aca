import { Button, Flex } from 'antd';
import { type DragEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { addDays, formatDay, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { media, useMedia } from '@/shared/lib/media';
import { EmptyState } from '@/shared/ui/empty-state';
import { StatusTag } from '@/shared/ui/status-tag';
import { monthName, monthOf, nextMonth, previousMonth, readMonth, WEEKDAYS, weeksOf } from '../model/month';
import { byDay, type Planned } from '../model/planned';
import { ContentCalendarContext, useContentCalendar } from '../model/use-content-calendar';
import styles from './month.module.css';
import { MoveButton } from './move-button';

interface CalendarItemProps {
  item: Planned;
  onOpen: (id: string) => void;
}

function CalendarItem({ item, onOpen }: CalendarItemProps) {
  const { moving, dragged, drag } = useContentCalendar();
  const isLifted = [moving?.item.id, dragged?.id].includes(item.id);
  return (
    <div
      role="presentation"
      className={styles.item}
      data-tone={item.tone}
      data-row={item.id}
      data-lifted={isLifted}
      draggable
      onDragStart={(event) => {
        if (item.fixed !== undefined) event.preventDefault();
        else event.dataTransfer.effectAllowed = 'move';
        drag(item);
      }}
      onDragEnd={() => {
        drag(null);
      }}
    >
      <button
        type="button"
        className={styles.open}
        data-tone={item.tone}
        data-heading=""
        onClick={() => {
          onOpen(item.id);
        }}
      >
        {item.title} <span className="visually-hidden">({item.label})</span>
      </button>
      {!item.isOver && <MoveButton item={item} isSmall />}
    </div>
  );
}

interface MonthGridProps extends Omit<CalendarItemProps, 'item'> {
  caption: string;
  month: string;
  days: ReadonlyMap<string, readonly Planned[]>;
  today: string;
}

function MonthGrid({ caption, month, days, today, ...opening }: MonthGridProps) {
  const { moving, dragged, drop } = useContentCalendar();
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
                className={monthOf(day) === month ? undefined : styles.neighbor}
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

interface AgendaProps extends Omit<CalendarItemProps, 'item'> {
  month: string;
  days: ReadonlyMap<string, readonly Planned[]>;
  today: string;
}

/** The narrow form of the calendar: only days with content. */
function Agenda({ month, days, today, ...opening }: AgendaProps) {
  const planned = [...days]
    .filter(([day]) => monthOf(day) === month)
    .sort(([one], [other]) => one.localeCompare(other));
  return (
    <Flex component="ol" vertical gap={12} className={styles.agenda}>
      {planned.map(([day, items]) => (
        <li key={day} className="panel" aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day}>{formatDay(day)}</time>
          {items.map((item) => (
            <CalendarItem key={item.id} item={item} {...opening} />
          ))}
        </li>
      ))}
    </Flex>
  );
}

/** The visible month: the one an item is being moved to, otherwise the URL's (`?month=2026-11`). */
export function useMonth() {
  const { parameters } = useAddress();
  const today = useToday();
  const moving = use(ContentCalendarContext)?.moving;
  const month = moving?.to ? monthOf(moving.to) : readMonth(parameters.get('month'), today);
  const weeks = weeksOf(month);
  const [first = today] = weeks[0] ?? [];
  return { month, from: first, before: addDays(weeks.at(-1)?.at(-1) ?? today, 1) };
}

interface MonthViewProps {
  month: string;
  /** The meaning of the colors. */
  legend: readonly Pick<Planned, 'label' | 'tone'>[];
  children: ReactNode;
}

/** A month, with buttons for the previous and next one. */
export function MonthView({ month, legend, children }: MonthViewProps) {
  const { change } = useAddress();
  const go = (to: string | null) => () => {
    change({ month: to });
  };
  return (
    <Flex vertical gap={12}>
      <Flex gap="small" wrap align="center">
        <h2 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <Button onClick={go(previousMonth(month))}>Previous</Button>
        <Button onClick={go(null)}>Today</Button>
        <Button onClick={go(nextMonth(month))}>Next</Button>
        <Flex component="ul" gap={6} wrap className={styles.legend} aria-label="Colors">
          {legend.map(({ label, tone }) => (
            <li key={label}>
              <StatusTag tone={tone}>{label}</StatusTag>
            </li>
          ))}
        </Flex>
      </Flex>
      {children}
    </Flex>
  );
}

interface MonthDaysProps extends Omit<CalendarItemProps, 'item'> {
  /** The calendar's caption: 'Content of November 2026'. */
  caption: string;
  month: string;
  items: readonly Planned[];
}

/** All days of the month, or on a phone only those with content. */
export function MonthDays({ items, caption, month, ...shown }: MonthDaysProps) {
  const today = useToday();
  const isNarrow = useMedia(media.phone);
  const days = byDay(items);
  const isEmpty = ![...days.keys()].some((day) => monthOf(day) === month);
  return (
    <>
      {isEmpty && <EmptyState text={`Nothing is planned for ${monthName(month)}.`} />}
      {isNarrow ? (
        <Agenda month={month} days={days} today={today} {...shown} />
      ) : (
        <MonthGrid month={month} caption={caption} days={days} today={today} {...shown} />
      )}
    </>
  );
}
