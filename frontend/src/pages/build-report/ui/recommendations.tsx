import styles from './build-report-page.module.css';

interface Recommendation {
  title: string;
  details: string;
  impact: string;
}

export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <section className={styles.part} aria-labelledby="recommendations">
      <h2 id="recommendations">Strategic Recommendations</h2>
      <ul className={`leaded ${styles.cards ?? ''}`}>
        {recommendations.map(({ title, details, impact }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{details}</p>
            <p className={styles.impact}>
              <strong>Expected impact:</strong> {impact}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
