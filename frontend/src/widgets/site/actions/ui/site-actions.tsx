import { Link } from 'react-router';
import { directionsHref, phoneHref } from '@/entities/restaurant';
import styles from './site-actions.module.css';

/** What a guest on the way wants, at the thumb; plain links, so that they work without scripts. */
export function SiteActions({ canReserve }: { canReserve: boolean }) {
  return (
    <nav className={`on-deep no-print ${styles.bar ?? ''}`} aria-label="At hand">
      <a href={phoneHref}>Call</a>
      <a href={directionsHref} target="_blank" rel="noopener">
        Directions
      </a>
      {canReserve && <Link to="/reservations">Reserve</Link>}
    </nav>
  );
}
