import type { ServiceDay } from '@/entities/reservation';
import { slotsOf } from '../model/service-slots';
import styles from './cover-bars.module.css';

interface CoverBarsProps {
  day: ServiceDay;
  /** Of the heading of a half hour. */
  idOf: (time: string) => string;
}

/** Guests by half hour. A bar leads to its half hour. */
export function CoverBars({ day, idOf }: CoverBarsProps) {
  const slots = slotsOf(day);
  const most = Math.max(1, ...slots.map(({ covers }) => covers));
  return (
    <ol className={styles.bars} aria-label="Guests by half hour">
      {slots.map(({ time, covers, parties }) => {
        const bar = (
          <>
            <span className={styles.covers}>{covers}</span>
            <span className={styles.bar} style={{ blockSize: `${String((covers / most) * 100)}%` }} />
          </>
        );
        const words = `${time}: ${String(covers)} ${covers === 1 ? 'guest' : 'guests'}, ${String(parties)} ${parties === 1 ? 'party' : 'parties'}`;
        return (
          <li key={time}>
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
  );
}
