import { type Area, areaLabel, areaWords, type ServiceDay } from '@/entities/reservation';
import { coversIn, slotsOf } from '../model/service-slots';
import { CapLine, heightOf } from './cap-line';
import styles from './cover-bars.module.css';

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
        <p className={styles.name}>
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
