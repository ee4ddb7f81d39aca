import { Link } from 'react-router';
import { directionsHref, phoneHref } from '@/entities/restaurant';
import styles from './actions.module.css';

/** Actions for guests on their way, within reach of the thumb; plain links that work without scripts. */
export function SiteActions({ canReserve }: { canReserve: boolean }) {
  return (
    <nav className={`on-deep no-print ${styles.bar ?? ''}`} aria-label="Quick actions">
      <a href={phoneHref()}>
        <Sign path="M3 2h3l2 4-2 2a9 9 0 0 0 4 4l2-2 4 2v3c-7 2-14-5-13-13z" />
        Call
      </a>
      <a href={directionsHref()} target="_blank" rel="noopener">
        <Sign path="M9 16.5C5.5 12.5 3.5 9.7 3.5 7a5.5 5.5 0 0 1 11 0c0 2.7-2 5.5-5.5 9.5zM9 5v4M7 7h4" />
        Directions
      </a>
      {canReserve && (
        <Link to="/reservations">
          <Sign path="M2 4h14v12H2zM2 8h14M6 1.5v4M12 1.5v4" />
          Reserve
        </Link>
      )}
    </nav>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 18 18" aria-hidden="true">
    <path d={path} />
  </svg>
);
