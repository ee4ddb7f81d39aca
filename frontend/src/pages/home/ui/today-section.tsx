import { hoursLines, hoursNow, isBuiltName, openStatus, useMinute } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import { SectionLink } from '@/shared/ui/section-link';
import type { HomeContent } from '../model/content';
import styles from './today-section.module.css';

export function TodaySection({ soup, shelf }: Pick<HomeContent, 'soup' | 'shelf'>) {
  const [piece] = shelf;
  const minute = useMinute();
  const { courtyard } = hoursNow();
  const status = Number.isNaN(minute) ? null : openStatus(new Date(minute));
  const [weekdays, ...otherDays] = hoursLines();
  const words = status ?? {
    label: weekdays?.days,
    headline: weekdays?.hours,
    next: otherDays.map(({ days, hours }) => `${days} ${hours}`).join('. '),
  };

  return (
    <section className={`leaded ${styles.today ?? ''}`} aria-label="Today">
      <div className={styles.pane} data-opening={status ? (status.isOpen ? 'open' : 'closed') : ''}>
        {/* `tellTheTime` writes here before hydration. */}
        <h2 className={styles.label} data-says="label" suppressHydrationWarning>
          {words.label}
        </h2>
        <p className={styles.fact} data-says="headline" suppressHydrationWarning>
          {words.headline}
        </p>
        <p data-says="next" suppressHydrationWarning>
          {words.next}
        </p>
        {courtyard && <p>{courtyard}</p>}
      </div>
      {soup && (
        <SectionLink section="menu" className={styles.pane}>
          <h2 className={styles.label}>Soup of the day</h2>
          <p className={styles.fact}>{soup.name}</p>
          <p>{soup.sizes}</p>
        </SectionLink>
      )}
      {piece && (
        <SectionLink section="merchandise" className={`${styles.pane ?? ''} ${styles.shelf ?? ''}`}>
          <h2 className={styles.label}>{isBuiltName() ? 'On the glass shelf' : 'In our shop'}</h2>
          <p className={styles.fact}>{piece.title}</p>
          {isBuiltName() && <p>From the kiln this week</p>}
          <Picture name={piece.picture} alt="" sizes="140px" className={styles.piece} />
        </SectionLink>
      )}
    </section>
  );
}
