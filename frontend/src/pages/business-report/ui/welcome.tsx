import { report } from '@/entities/consultation';
import styles from './welcome.module.css';

export function Welcome() {
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <h2 id="welcome">Welcome</h2>
      <p>{report.welcome.text}</p>
      <h3>How to use this report</h3>
      <ol>
        {report.welcome.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
