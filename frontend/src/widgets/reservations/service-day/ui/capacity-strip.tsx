import type { CSSProperties } from 'react';
import { type Area, areaLabel, type CapacityDay, type ServiceDay } from '@/entities/reservation';
import { areasOf, coversIn, slotsOf } from '@/features/reservation/print-day';
import { tickText } from '@/shared/ui/chart';
import styles from './capacity-strip.module.css';

interface CapacityStripProps {
  day: ServiceDay;
  capacity: CapacityDay | undefined;
}

interface Line {
  label: string;
  /** Null if there is no limit. */
  cap: number | null;
  countAt: (time: string) => number;
}

const nameOf = (area: Area | null, words: string) =>
  area === null ? words : `${areaLabel(area)}: ${words.toLowerCase()}`;

function linesOf(day: ServiceDay, capacity: CapacityDay | undefined): Line[] {
  return areasOf(day).flatMap((area) => {
    const counted = area === null ? capacity : capacity?.areas.find((one) => one.area === area);
    const seats = new Map<string, number>(counted?.halfHours.map((half) => [half.time, half.seats]));
    const arriving = new Map<string, number>(day.slots.map((slot) => [slot.time, coversIn(slot, area)]));
    const arrivals: Line = {
      label: nameOf(area, 'Arriving'),
      cap: counted?.arrivalsCap ?? null,
      countAt: (time) => arriving.get(time) ?? 0,
    };
    const { seatsCap = null } = counted ?? {};
    if (seatsCap === null) return [arrivals];
    return [arrivals, { label: nameOf(area, 'Seats in use'), cap: seatsCap, countAt: (time) => seats.get(time) ?? 0 }];
  });
}

/** Guests by half hour in as few lines as possible: below the list of a tablet. */
export function CapacityStrip({ day, capacity }: CapacityStripProps) {
  const slots = slotsOf(day);
  const lines = linesOf(day, capacity);
  if (slots.length === 0) return null;
  const max = Math.max(1, ...lines.flatMap(({ countAt }) => slots.map(({ time }) => countAt(time))));
  return (
    <div className={styles.scroll}>
      <table className={styles.strip} aria-label="Capacity by half hour">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Guests</span>
            </th>
            {slots.map(({ time }) => (
              <th key={time} scope="col">
                {tickText(time)}
                <span className="visually-hidden">{time.slice(-3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, cap, countAt }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {cap !== null && <small> of {cap}</small>}
              </th>
              {slots.map(({ time }) => {
                const count = countAt(time);
                const share = Math.min(count, cap ?? max) / (cap ?? max);
                return (
                  <td
                    key={time}
                    data-beyond={(cap !== null && count > cap) || undefined}
                    style={{ '--share': `${String(Math.round(share * 60))}%` } as CSSProperties}
                  >
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
