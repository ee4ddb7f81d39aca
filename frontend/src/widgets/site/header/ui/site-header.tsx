import { useId } from 'react';
import { Link } from 'react-router';
import { restaurant } from '@/entities/restaurant';
import { siteSections } from '@/entities/site-sections';
import { SectionLink } from '@/shared/ui/section-link';
import styles from './site-header.module.css';

/** The prerendered header; `enlivenHeader` runs its menu and its scrolled look. */
export function SiteHeader() {
  const menuId = useId();

  return (
    <header className={`on-deep no-print ${styles.header ?? ''}`} data-scrolled="false" data-open="false">
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`page-width ${styles.bar ?? ''}`}>
        <SectionLink section="home" className={styles.name}>
          {restaurant.name}
        </SectionLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="false"
          aria-controls={menuId}
          aria-label="Open menu"
        >
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <nav id={menuId} className={styles.links} aria-label="Main">
          {siteSections().map((section) => (
            <SectionLink key={section} section={section.toLowerCase()} className={styles.link}>
              {section}
            </SectionLink>
          ))}
          <Link to="/blog" className={styles.link}>
            Blog
          </Link>
        </nav>
        <Link to="/reservations" className={styles.reservations}>
          Reservations
        </Link>
      </div>
    </header>
  );
}
