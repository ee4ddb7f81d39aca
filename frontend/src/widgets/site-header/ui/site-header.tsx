import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { restaurant } from '@/entities/restaurant';
import { SectionLink } from '@/shared/ui/section-link';
import styles from './site-header.module.css';
import { useIsScrolled } from './use-is-scrolled';

const SECTIONS = ['Home', 'About', 'Menu', 'Gallery', 'Merchandise', 'Reviews', 'Contact'];

export function SiteHeader() {
  const [isOpen, setIsOpen] = useState(false);
  const isScrolled = useIsScrolled();
  const menuId = useId();
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header className={`on-deep no-print ${styles.header ?? ''}`} data-scrolled={isScrolled} data-open={isOpen}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={`page-width ${styles.bar ?? ''}`}>
        <SectionLink section="home" className={styles.name} onPick={close}>
          {restaurant.name}
        </SectionLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.lines} aria-hidden="true" />
          <span className="visually-hidden">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
        <nav id={menuId} className={styles.links} aria-label="Main">
          {SECTIONS.map((section) => (
            <SectionLink key={section} section={section.toLowerCase()} className={styles.link} onPick={close}>
              {section}
            </SectionLink>
          ))}
          <Link to="/blog" className={styles.link} onClick={close}>
            Blog
          </Link>
        </nav>
        <Link to="/reservations" className={styles.reservations} onClick={close}>
          Reservations
        </Link>
      </div>
    </header>
  );
}
