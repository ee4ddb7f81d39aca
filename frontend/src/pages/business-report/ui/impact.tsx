import { report } from '@/entities/consultation';
import styles from './impact.module.css';

export function Impact() {
  return (
    <section className={styles.impact} aria-labelledby="impact">
      <h2 id="impact">Projected Impact and ROI</h2>
      <dl className={`leaded ${styles.gains ?? ''}`}>
        {report.impact.map(({ what, gain }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{gain}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.returns}>
        {report.roi.screen.map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
