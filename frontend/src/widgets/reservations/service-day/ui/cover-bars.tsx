import { type Area, areaLabel, areaWords, type CapacityDay, type ServiceDay } from '@/entities/reservation';
import { coversIn, type ServiceSlot, slotsOf } from '@/features/reservation/print-day';
import styles from './cover-bars.module.css';

/** The height of the highest bar with its number, in pixels. */
const HIGHEST = 46;

/** The height of a bar relative to the highest one, `most`. */
const heightOf = (count: number, most: number) => `${String(Math.round((count / most) * HIGHEST))}px`;

/** A line at the limit. */
const CapLine = ({ cap, most }: { cap: number; most: number }) => (
  <span className={styles.cap} style={{ insetBlockEnd: `calc(19px + ${heightOf(cap, most)})` }} aria-hidden="true" />
);

interface CoverBarsProps {
  day: ServiceDay;
  /** Null for the whole restaurant. */
  area: Area | null;
  /** The limit of arrivals per half hour, if the restaurant sets one. */
  cap: number | null;
  /** The id of a half hour's heading. */
  idOf: (time: string) => string;
}

/** An area's guests by half hour. A bar links to its half hour. */
export function CoverBars({ day, area, cap, idOf }: CoverBarsProps) {
  const slots = slotsOf(day);
  const most = Math.max(1, cap ?? 1, ...slots.map((slot) => coversIn(slot, area)));
  return (
    <div className={styles.chart}>
      {(cap !== null || area !== null) && (
        <p className="hint">
          {area === null ? 'Arrivals' : `${areaLabel(area)}: arrivals`} per half hour
          {cap !== null && `, up to ${String(cap)}`}
        </p>
      )}
      <ol
        className={styles.bars}
        aria-label={area === null ? 'Guests by half hour' : `Guests by half hour ${areaWords(area)}`}
      >
        {slots.map((slot) => {
          const { time, parties } = slot;
          const covers = coversIn(slot, area);
          const bar = (
            <>
              <span className={styles.covers}>{covers}</span>
              <span
                className={cap !== null && covers > cap ? `${styles.bar ?? ''} ${styles.beyond ?? ''}` : styles.bar}
                style={{ blockSize: heightOf(covers, most) }}
              />
            </>
          );
          const guests = `${time}: ${String(covers)} ${covers === 1 ? 'guest' : 'guests'}`;
          const words =
            area === null
              ? `${guests}, ${String(parties)} ${parties === 1 ? 'party' : 'parties'}`
              : `${guests} ${areaWords(area)}`;
          return (
            <li key={time}>
              {cap !== null && <CapLine cap={cap} most={most} />}
              {covers > 0 ? (
                <button
                  type="button"
                  className={styles.column}
                  aria-label={words}
                  title={words}
                  onClick={() => {
                    const heading = document.getElementById(idOf(time));
                    heading?.focus();
                    heading?.scrollIntoView({ block: 'nearest' });
                  }}
                >
                  {bar}
                </button>
              ) : (
                <span className={styles.column} title={words}>
                  {bar}
                </span>
              )}
              <span className={styles.time} aria-hidden={covers > 0}>
                {time.replace(/ .*/, '')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

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
      <p className="hint">
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
