import { Button } from 'antd';
import { type ReactNode, use } from 'react';
import { addDays, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { useMedia } from '@/shared/lib/media';
import { StatusTag } from '@/shared/ui/status-tag';
import { monthName, monthOf, nextMonth, previousMonth, readMonth, weeksOf } from '../model/month';
import { byDay, type Planned } from '../model/planned';
import { PlannerContext } from '../model/use-planner';
import { Agenda } from './agenda';
import type { CalendarItemProps } from './calendar-item';
import { MonthGrid } from './month-grid';
import styles from './month.module.css';

/** The month that is shown: the one where something is being moved to, else the address says it (`?month=2026-11`). */
export function useMonth() {
  const { parameters } = useAddress();
  const today = useToday();
  const moving = use(PlannerContext)?.moving;
  const month = moving?.to ? monthOf(moving.to) : readMonth(parameters.get('month'), today);
  const weeks = weeksOf(month);
  const [first = today] = weeks[0] ?? [];
  return { month, from: first, before: addDays(weeks.at(-1)?.at(-1) ?? today, 1) };
}

interface MonthViewProps {
  month: string;
  /** What the colors mean. */
  legend: readonly Pick<Planned, 'label' | 'tone'>[];
  children: ReactNode;
}

/** A month with the way to its neighbors. */
export function MonthView({ month, legend, children }: MonthViewProps) {
  const { change } = useAddress();
  const go = (to: string | null) => () => {
    change({ month: to });
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.bar}>
        <h2 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <Button onClick={go(previousMonth(month))}>Previous</Button>
        <Button onClick={go(null)}>Today</Button>
        <Button onClick={go(nextMonth(month))}>Next</Button>
        <ul className={styles.legend} aria-label="Colors">
          {legend.map(({ label, tone }) => (
            <li key={label}>
              <StatusTag tone={tone}>{label}</StatusTag>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

interface MonthDaysProps extends Omit<CalendarItemProps, 'item'> {
  /** What the calendar holds: 'Content of November 2026'. */
  caption: string;
  month: string;
  items: readonly Planned[];
}

/** Its days: all of them, or on a phone those on which something is planned. */
export function MonthDays({ items, caption, month, ...shown }: MonthDaysProps) {
  const today = useToday();
  const isNarrow = useMedia('(max-width: 720px)');
  const days = byDay(items);
  const isEmpty = ![...days.keys()].some((day) => monthOf(day) === month);
  return (
    <>
      {isEmpty && <p className={styles.nothing}>Nothing is planned for {monthName(month)}.</p>}
      {isNarrow ? (
        <Agenda month={month} days={days} today={today} {...shown} />
      ) : (
        <MonthGrid month={month} caption={caption} days={days} today={today} {...shown} />
      )}
    </>
  );
}
