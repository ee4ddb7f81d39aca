import { report } from '@/entities/consultation';
import styles from './summary.module.css';

export function Summary() {
  const { text, hours, priceRange, figures } = report.summary;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">Executive Summary</h2>
      <p className={styles.text}>{text}</p>
      <dl className={`leaded ${styles.figures ?? ''}`}>
        <div>
          <dt>Hours</dt>
          <dd>
            {hours.map((line) => (
              <span key={line.days}>
                {line.days} {line.hours}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Price range</dt>
          <dd>{priceRange}</dd>
        </div>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
