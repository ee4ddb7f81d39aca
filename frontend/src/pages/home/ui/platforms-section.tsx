import type { HomeContent } from '../model/content';
import styles from './platforms-section.module.css';

export function PlatformsSection({ platformPages }: Pick<HomeContent, 'platformPages'>) {
  return (
    <section className={`page-width ${styles.platforms ?? ''}`}>
      <h2>Find Us Online</h2>
      <ul className={`leaded ${styles.panes ?? ''}`}>
        {platformPages.map(({ platform, label, text, url }) => (
          <li key={platform}>
            <a href={url} target="_blank" rel="noopener">
              <strong>{platform}</strong>
              <span className={styles.value}>{label}</span>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
