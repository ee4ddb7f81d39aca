import { Link } from 'react-router';
import { currentAnnouncement } from '@/entities/announcement';
import styles from './announcement.module.css';

/** The owner's announcement at the top of each page for guests. */
export function Announcement() {
  const { text, link, linkLabel } = currentAnnouncement();
  if (text === '') return null;
  return (
    <aside className={`no-print ${styles.announcement ?? ''}`} aria-label="Announcement">
      <p className="page-width">
        {text} {link.startsWith('/') && <Link to={link}>{linkLabel}</Link>}
        {link.startsWith('https:') && (
          <a href={link} target="_blank" rel="noopener">
            {linkLabel}
          </a>
        )}
      </p>
    </aside>
  );
}
