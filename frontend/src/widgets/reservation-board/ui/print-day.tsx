import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CapacityDay, ServiceDay } from '@/entities/reservation';
import { formatMoment, useToday } from '@/entities/restaurant';
import { keepPrinted, printedSheet, sincePrinted, sinceWords } from '../model/printed-sheet';
import { DaySheet } from './day-sheet';
import styles from './print-day.module.css';

interface PrintDayProps {
  day: ServiceDay;
  capacity: CapacityDay | undefined;
  /** When the day was read, where that is long ago. */
  age: string | null;
}

/** Whoever prints this page, by the button or the browser, gets the day's sheet. */
export function PrintDay({ day, capacity, age }: PrintDayProps) {
  const today = useToday();
  const [sheet, setSheet] = useState(() => printedSheet(day.date));
  const [printingAt, setPrintingAt] = useState<string | null>(null);
  const last = sheet && { sheet, since: sincePrinted(day, sheet) };

  const begin = useEffectEvent(() => {
    // The browser lays the paper out as soon as this returns.
    flushSync(() => {
      setPrintingAt(new Date().toISOString());
    });
  });
  const end = useEffectEvent(() => {
    setPrintingAt(null);
    if (printingAt !== null) setSheet(keepPrinted(day, today, printingAt));
  });
  useEffect(() => {
    const onBegin = () => {
      begin();
    };
    const onEnd = () => {
      end();
    };
    window.addEventListener('beforeprint', onBegin);
    window.addEventListener('afterprint', onEnd);
    return () => {
      window.removeEventListener('beforeprint', onBegin);
      window.removeEventListener('afterprint', onEnd);
    };
  }, []);

  return (
    <div className={styles.print}>
      <Button
        size="small"
        onClick={() => {
          window.print();
        }}
      >
        Print the day
      </Button>
      {last && (
        <span role="status">
          Printed here {formatMoment(last.sheet.printedAt)}
          {sinceWords(last.since) && `. Since then ${sinceWords(last.since)}`}
        </span>
      )}
      {printingAt !== null &&
        createPortal(<DaySheet day={day} capacity={capacity} now={printingAt} age={age} last={last} />, document.body)}
    </div>
  );
}
