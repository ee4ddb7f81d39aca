import styles from './build-report-page.module.css';

interface Tier {
  tier: string;
  name: string;
  monthly: string;
  yearly: string;
  steps: readonly string[];
}

export function Roadmap({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <section className={styles.part} aria-labelledby="roadmap">
      <h2 id="roadmap">Growth Roadmap</h2>
      <ol className={`leaded ${styles.tiers ?? ''}`}>
        {tiers.map(({ tier, name, monthly, yearly, steps }) => (
          <li key={tier}>
            <p className={styles.tier}>{tier}</p>
            <h3>{name}</h3>
            <p className={styles.price}>
              <strong>{monthly}</strong> ({yearly})
            </p>
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
