import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CapacityDay, ServiceDay } from '@/entities/reservation';
import { formatMoment, useToday } from '@/entities/restaurant';
import {
  keepPrinted,
  type PrintedSheet,
  printedSheet,
  restorePrinted,
  sincePrinted,
  sinceWords,
} from '../model/printed-sheet';
import { DaySheet } from './day-sheet';
import styles from './print-day.module.css';

interface PrintDayProps {
  day: ServiceDay;
  capacity: CapacityDay | undefined;
  /** When the day was read, if it may be outdated. */
  age: string | null;
}

/** Printing this page, by the button or the browser, prints the day's sheet. */
export function PrintDay({ day, capacity, age }: PrintDayProps) {
  const today = useToday();
  const [sheet, setSheet] = useState(() => printedSheet(day.date));
  /** The previous sheet, while "It wasn’t printed" is offered. */
  const [before, setBefore] = useState<PrintedSheet | null>();
  const [printingAt, setPrintingAt] = useState<string | null>(null);
  const last = sheet && { sheet, since: sincePrinted(day, sheet) };

  const begin = useEffectEvent(() => {
    // Rendered synchronously, since the browser lays out the page as soon as this returns.
    flushSync(() => {
      setPrintingAt(new Date().toISOString());
    });
  });
  const end = useEffectEvent(() => {
    setPrintingAt(null);
    if (printingAt === null) return;
    setBefore(sheet);
    setSheet(keepPrinted(day, today, printingAt));
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
      {before !== undefined && (
        // Browsers do not report whether the print dialog was canceled.
        <Button
          size="small"
          type="text"
          onClick={() => {
            restorePrinted(day.date, before);
            setSheet(before);
            setBefore(undefined);
          }}
        >
          It wasn’t printed
        </Button>
      )}
      {printingAt !== null &&
        createPortal(<DaySheet day={day} capacity={capacity} now={printingAt} age={age} last={last} />, document.body)}
    </div>
  );
}
