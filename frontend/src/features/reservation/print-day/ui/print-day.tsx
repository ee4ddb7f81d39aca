import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import {
  areaWords,
  type CapacityDay,
  NoTableTag,
  partyLabel,
  type Reservation,
  seatWords,
  type ServiceDay,
} from '@/entities/reservation';
import { formatDay, formatMoment, restaurant, useToday } from '@/entities/restaurant';
import {
  keepPrinted,
  type PrintedSheet,
  printedSheet,
  restorePrinted,
  sincePrinted,
  type SincePrinted,
  sinceWords,
} from '../model/printed-sheet';
import { areasOf, coversIn, hoursOf, outcomeWords, replacedWords, slotsOf } from '../model/service-slots';
import styles from './print-day.module.css';

interface DaySheetProps {
  day: ServiceDay;
  capacity: CapacityDay | undefined;
  /** An instant, ISO 8601. */
  now: string;
  /** When the day was read, if it may be outdated. */
  age: string | null;
  /** The last printed sheet, and what has changed since. */
  last: { sheet: PrintedSheet; since: SincePrinted } | null;
}

/** A service day on one sheet of paper, for the kitchen. */
function DaySheet({ day, capacity, now, age, last }: DaySheetProps) {
  const { since } = last ?? {};
  const hasAreas = areasOf(day).length > 1;
  const hasTables = [...day.reservations, ...day.arrived].some(({ tables }) => tables);
  return (
    <section className={styles.sheet} data-areas={hasAreas}>
      <header className={styles.head}>
        <h1>{formatDay(day.date)}</h1>
        <p>
          <strong>
            {day.covers} {day.covers === 1 ? 'guest' : 'guests'}, {day.parties}{' '}
            {day.parties === 1 ? 'party' : 'parties'}
          </strong>
        </p>
        <p>
          {restaurant.name}. Printed {formatMoment(now)}
          {age !== null && `, as of ${age}`}
          {last && `; marked items are new or changed since ${formatMoment(last.sheet.printedAt)}`}.
        </p>
      </header>

      {day.courtyardClosed && (
        <p>
          <strong>Courtyard closed{day.courtyardClosed.from !== null && ` from ${day.courtyardClosed.from} on`}</strong>{' '}
          since {formatMoment(day.courtyardClosed.closedAt)}
        </p>
      )}
      <HalfHours day={day} capacity={capacity} />

      {day.parties === 0 && <p>No one is expected on this day yet.</p>}
      <table className={styles.tables}>
        {hasTables && (
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Guests</th>
              <th scope="col">Table</th>
              <th scope="col">Name</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
        )}
        <tbody>
          {hoursOf({ ...day, missed: [] }).map(({ slot, rows }) =>
            rows.map((table, place) => (
              <tr key={table.id} className={place === 0 ? styles.first : undefined}>
                <th scope="row">{place === 0 && slot.time}</th>
                <td className={styles.size}>{table.partySize}</td>
                {hasTables && <td className={styles.table}>{table.tables}</td>}
                <td className={styles.guest}>
                  <strong>{table.customerName}</strong>
                  {hasAreas && table.area && ` ${seatWords({ area: table.area, rainPlan: null })}`}
                  {since?.added.has(table.id) && <mark>new</mark>}
                  {since?.changed.has(table.id) && <mark>changed</mark>}
                  {table.outcome && ` · ${outcomeWords(table)}`}
                  <NoTableTag of={table} closed={day.courtyardClosed} />
                </td>
                <td>
                  <Kitchen table={table} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>

      {since && since.removed.length > 0 && (
        <p>
          <strong>Canceled:</strong> {since.removed.join('; ')}
        </p>
      )}
      {day.waiting.length > 0 && (
        <p>
          <strong>Awaiting reply:</strong> {day.waiting.map(lineOf).join('; ')}
        </p>
      )}
    </section>
  );
}

const lineOf = ({ preferredTime, customerName, partySize, replaces }: Reservation) =>
  `${preferredTime} ${customerName}, ${partyLabel(partySize)}${replaces ? ` (replaces ${replacedWords(replaces)})` : ''}`;

/** Allergies first, in bold, then occasions, then free text. */
function Kitchen({ table: { mentions, specialRequests, adminNotes } }: { table: Reservation }) {
  const allergies = mentions.filter(({ kind }) => kind === 'allergy').map(({ label }) => label);
  const others = mentions.filter(({ kind }) => kind !== 'allergy').map(({ label }) => label);
  return (
    <>
      {allergies.length > 0 && <strong className={styles.allergy}>Allergy: {allergies.join(', ')}</strong>}
      {[others.join(', '), specialRequests, adminNotes].filter(Boolean).join(' · ')}
    </>
  );
}

function HalfHours({ day, capacity }: Pick<DaySheetProps, 'day' | 'capacity'>) {
  const slots = slotsOf(day);
  const areas = areasOf(day);
  const seatedIn = (area: (typeof areas)[number]) =>
    new Map(
      (area === null ? capacity : capacity?.areas.find((one) => one.area === area))?.halfHours.map(
        ({ time, seats }) => [time, seats],
      ),
    );
  const where = (area: (typeof areas)[number]) => (area === null ? '' : ` ${areaWords(area)}`);
  return (
    <table className={styles.halfHours}>
      <thead>
        <tr>
          <th scope="row">Half hour</th>
          {slots.map(({ time }) => (
            <th key={time} scope="col">
              {time.replace(/ .*/, '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area}>
            <th scope="row">Arriving{where(area)}</th>
            {slots.map((slot) => (
              <td key={slot.time}>{coversIn(slot, area) || ''}</td>
            ))}
          </tr>
        ))}
        {areas.map((area) => {
          const seated = seatedIn(area);
          return (
            seated.size > 0 && (
              <tr key={area}>
                <th scope="row">Seated{where(area)}</th>
                {slots.map(({ time }) => (
                  <td key={time}>{seated.get(time) || ''}</td>
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

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
