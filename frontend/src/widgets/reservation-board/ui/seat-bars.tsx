import { type Area, areaLabel, areaWords, type CapacityDay } from '@/entities/reservation';
import type { ServiceSlot } from '../model/service-slots';
import { CapLine, heightOf } from './cap-line';
import styles from './cover-bars.module.css';

interface SeatBarsProps {
  /** Null for the whole restaurant. */
  area: Area | null;
  capacity: CapacityDay;
  /** The visible half hours. */
  slots: readonly ServiceSlot[];
}

/** Seated guests by half hour, and how many there would be if all pending requests were confirmed. */
export function SeatBars({ area, capacity, slots }: SeatBarsProps) {
  const { seatsCap, halfHours } =
    area === null ? capacity : (capacity.areas.find((one) => one.area === area) ?? capacity);
  const shown = halfHours.filter((half) => slots.some(({ time }) => time === half.time));
  if (seatsCap === null || shown.length === 0) return null;
  const most = Math.max(seatsCap, ...shown.map(({ seats, waiting }) => seats + waiting));
  return (
    <div className={styles.chart}>
      <p className={styles.name}>
        {area === null ? 'Seats in use' : `${areaLabel(area)}: seats in use`}, up to {seatsCap}
      </p>
      <ol className={styles.bars} aria-label={area === null ? 'Seats in use' : `Seats in use ${areaWords(area)}`}>
        {shown.map(({ time, seats, waiting }) => {
          const words = `${time}: ${String(seats)} of ${String(seatsCap)} seats${waiting > 0 ? `, ${String(waiting)} more pending` : ''}`;
          return (
            <li key={time}>
              <CapLine cap={seatsCap} most={most} />
              <span className={styles.column} title={words}>
                <span className="visually-hidden">{words}</span>
                <span className={styles.covers} aria-hidden="true">
                  {seats}
                </span>
                {waiting > 0 && <span className={styles.waiting} style={{ blockSize: heightOf(waiting, most) }} />}
                <span
                  className={`${styles.bar ?? ''} ${(seats > seatsCap ? styles.beyond : styles.seats) ?? ''}`}
                  style={{ blockSize: heightOf(seats, most) }}
                />
              </span>
              <span className={styles.time} aria-hidden="true">
                {time.replace(/ .*/, '')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
