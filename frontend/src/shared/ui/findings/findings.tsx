import styles from './findings.module.css';

interface Finding {
  /** One sentence. */
  message: string;
  level?: 'error' | 'warning';
}

/** What somebody should look at before it goes out; nothing of it is in the way. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ level = 'warning', message }) => (
        <li key={message} data-level={level}>
          <span className="visually-hidden">{level === 'error' ? 'Wrong: ' : 'Check: '}</span>
          {message}
        </li>
      ))}
    </ul>
  );
}
