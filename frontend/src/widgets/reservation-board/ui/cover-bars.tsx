import type { ServiceDay } from '@/entities/reservation';
import { slotsOf } from '../model/service-slots';
import { CapLine, heightOf } from './cap-line';
import styles from './cover-bars.module.css';

interface CoverBarsProps {
  day: ServiceDay;
  /** How many may arrive in a half hour, where the house sets that. */
  cap: number | null;
  /** Of the heading of a half hour. */
  idOf: (time: string) => string;
}

/** Guests by half hour. A bar leads to its half hour. */
export function CoverBars({ day, cap, idOf }: CoverBarsProps) {
  const slots = slotsOf(day);
  const most = Math.max(1, cap ?? 1, ...slots.map(({ covers }) => covers));
  return (
    <div>
      {cap !== null && <p className={styles.name}>Arriving in a half hour: room for {cap}</p>}
      <ol className={styles.bars} aria-label="Guests by half hour">
        {slots.map(({ time, covers, parties }) => {
          const bar = (
            <>
              <span className={styles.covers}>{covers}</span>
              <span
                className={cap !== null && covers > cap ? `${styles.bar ?? ''} ${styles.beyond ?? ''}` : styles.bar}
                style={{ blockSize: heightOf(covers, most) }}
              />
            </>
          );
          const words = `${time}: ${String(covers)} ${covers === 1 ? 'guest' : 'guests'}, ${String(parties)} ${parties === 1 ? 'party' : 'parties'}`;
          return (
            <li key={time}>
              {cap !== null && <CapLine cap={cap} most={most} />}
              {parties > 0 ? (
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
              <span className={styles.time} aria-hidden={parties > 0}>
                {time.replace(/ .*/, '')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
