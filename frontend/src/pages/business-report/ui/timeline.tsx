import { report } from '@/entities/consultation';
import styles from './timeline.module.css';

export function Timeline() {
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">Implementation Timeline</h2>
      <ol className="leaded">
        {report.timeline.map(({ phase, title, steps }) => (
          <li key={phase}>
            <p className={styles.phase}>{phase}</p>
            <h3>{title}</h3>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
