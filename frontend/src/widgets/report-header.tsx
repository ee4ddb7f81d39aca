import { provider } from '@/entities/agency';
import { cityLine, restaurant, streetLine } from '@/entities/restaurant';
import styles from './report-header.module.css';

/** The header of the agency's reports. */
export function ReportHeader({ title, intro }: { title: string; intro?: string }) {
  return (
    <header className={`on-deep ${styles.header ?? ''}`}>
      <div className={`page-width ${styles.bar ?? ''}`}>
        <img src="/favicon.svg" alt={`${restaurant.name} logo`} width={88} height={88} />
        <div>
          <h1>{title}</h1>
          <p className={styles.business}>
            <strong>{restaurant.name}</strong> {streetLine()}, {cityLine()}
          </p>
          {intro && <p className={styles.intro}>{intro}</p>}
          <p className={styles.by}>Prepared by {provider.name}</p>
        </div>
      </div>
    </header>
  );
}
